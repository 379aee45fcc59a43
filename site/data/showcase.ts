/** The issue where developers register their mini-programs. */
export const SHOWCASE_ISSUE = 'https://github.com/sonofmagic/weapp-tailwindcss/issues/270'

/** A registered mini-program. */
export interface ShowcaseEntry {
  name: string
  /** The developers' own description, shortened, if any. */
  about?: string
}

/** In order of registration. */
export const showcase: ShowcaseEntry[] = [
  { name: '区白白', about: '小区居民的社区应用' },
  { name: 'MBTI 告诉你', about: 'MBTI 测试，接入 ChatGPT、通义千问和 360\u00a0智脑' },
  { name: '今修', about: '手机维修，南通' },
  { name: '聚贞顺', about: '二手自行车' },
  { name: '安心校友圈', about: '大学里的社交圈' },
  { name: '一键呼援', about: '企业应急呼叫' },
  { name: '杭州数据交易所' },
  { name: '免费的 MBTI 性格测试工具' },
  { name: '悦骑行', about: '3.0 版用 Tailwind CSS 重写' },
]
