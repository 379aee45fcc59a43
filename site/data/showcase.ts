/** A mini-program whose developers told that they use the plugin. */
export interface ShowcaseEntry {
  name: string
  /** What it is for, in a few words; left out where its developers gave none. */
  about?: string
  field: '社区' | '工具' | '服务' | '出行' | '企业'
}

/** In the order in which they were registered. */
export const showcase: ShowcaseEntry[] = [
  { name: '区白白', about: '小区居民的社区应用', field: '社区' },
  { name: 'MBTI 告诉你', about: '性格测试，接入多家大模型', field: '工具' },
  { name: '今修', about: '手机维修，南通', field: '服务' },
  { name: '聚贞顺', about: '二手自行车', field: '出行' },
  { name: '安心校友圈', about: '大学校园社交圈', field: '社区' },
  { name: '一键呼援', about: '企业应急呼叫', field: '企业' },
  { name: '杭州数据交易所', field: '企业' },
  { name: '免费的MBTI性格测试工具', field: '工具' },
  { name: '悦骑行', about: '骑行应用，3.0 用 Tailwind CSS 重写', field: '出行' },
]
