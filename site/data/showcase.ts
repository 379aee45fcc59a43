/** Where developers register their mini-programs. */
export const SHOWCASE_ISSUE = 'https://github.com/sonofmagic/weapp-tailwindcss/issues/270'

/** A mini-program whose developers told that they use the plugin. */
export interface ShowcaseEntry {
  name: string
  /** What its developers told of it; without it nothing is said or drawn. */
  fact?: { about: string; drawing: Drawing }
}

/** What a cover shows, drawn by components/figures/cover.tsx. */
export type Drawing = 'houses' | 'letters' | 'phone' | 'wheels' | 'circles' | 'bell' | 'version'

/** In the order in which they were registered. */
export const showcase: ShowcaseEntry[] = [
  { name: '区白白', fact: { about: '小区居民的社区应用', drawing: 'houses' } },
  {
    name: 'MBTI 告诉你',
    fact: { about: 'MBTI 测试，接入 ChatGPT、通义千问和 360 智脑', drawing: 'letters' },
  },
  { name: '今修', fact: { about: '手机维修，南通', drawing: 'phone' } },
  { name: '聚贞顺', fact: { about: '二手自行车', drawing: 'wheels' } },
  { name: '安心校友圈', fact: { about: '大学里的社交圈', drawing: 'circles' } },
  { name: '一键呼援', fact: { about: '企业应急呼叫', drawing: 'bell' } },
  { name: '杭州数据交易所' },
  { name: '免费的MBTI性格测试工具' },
  { name: '悦骑行', fact: { about: '3.0 版用 Tailwind CSS 重写', drawing: 'version' } },
]
