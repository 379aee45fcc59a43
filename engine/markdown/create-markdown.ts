import { compilePage } from './compile-page'
import { markdownText } from './text'
import type { Markdown, MarkdownOptions } from './types'

/** Makes the compiler; one is enough for all sources. */
export function createMarkdown(options: MarkdownOptions): Markdown {
  const { codeLinks = {}, drawFence, variantsOf, hintsOf, language = 'zh' } = options
  const shared = { codeLinks, drawFence, variantsOf, hintsOf, text: markdownText[language] }
  return { compile: input => compilePage(input, shared) }
}
