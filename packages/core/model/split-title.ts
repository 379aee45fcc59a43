/** Technical terms that the segmenter would split. */
const WORDS = new Set(
  '小程序 接入 构建 插件 分包 选型 组件 类名 选项 配置 热更新 预处理 后处理 多端 跨端 注册 样式 转义 编译 打包 升级 迁移 原子类 任意值 字符串 自定义 框架 开源 生态 博文 案例 模板 脚手架'.split(
    ' ',
  ),
)
const WORD = new RegExp(`(${[...WORDS].join('|')})`)
/** Shared, because creating a segmenter takes longer than splitting a title. */
const SEGMENTER = new Intl.Segmenter('zh', { granularity: 'word' })
const ENDS_HAN = /\p{Script=Han}$/u
const STARTS_HAN = /^\p{Script=Han}/u
/** Single characters that are words. */
const PARTICLES = /[不与为从但你再到前和在对就或把是有来用由被让说还]/
/** Characters that belong to the preceding word. */
const SUFFIXES = /[了们吗吧呢的着过里]/

/** Splits a title at its line-break opportunities: Chinese text only between words, other text as browsers do. */
export function splitTitle(title: string): string[] {
  const parts: { text: string; isLoose: boolean }[] = []
  for (const piece of title.split(WORD)) {
    const isKnown = WORDS.has(piece)
    const words = isKnown ? [piece] : Array.from(SEGMENTER.segment(piece), ({ segment }) => segment)
    for (const text of words) {
      const last = parts.at(-1)
      const isOne = text.length === 1 && STARTS_HAN.test(text) && !PARTICLES.test(text)
      // Consecutive single characters that the dictionary does not know form one word.
      const joins = isOne && last && (last.isLoose || SUFFIXES.test(text))
      const breaks = last && ENDS_HAN.test(last.text) && STARTS_HAN.test(text)
      if (last && (joins || !breaks)) {
        last.text += text
        last.isLoose = isOne
      } else parts.push({ text, isLoose: isOne })
    }
  }
  return parts.map(({ text }) => text)
}
