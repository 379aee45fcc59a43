import { compilePage } from './compile-page'
import { ENGINE_WORDS, LINE_MARKS } from './fences'
import { markdownText } from './text'
import type { Markdown, MarkdownOptions } from './types'

export function createMarkdown(options: MarkdownOptions): Markdown {
  const {
    codeLinks = {},
    fences = {},
    lineMarks = LINE_MARKS,
    headingRules = {},
    marksTagLinks = false,
    sources = {},
    plugins = {},
    language = 'zh',
  } = options
  const shared = {
    codeLinks,
    fences,
    fenceWords: { ...ENGINE_WORDS, ...fences.words },
    lineMarks,
    headingRules,
    marksTagLinks,
    sources,
    plugins,
    text: markdownText[language],
  }
  return { compile: input => compilePage(input, shared) }
}
