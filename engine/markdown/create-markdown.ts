import { compilePage } from './compile-page'
import { defaultMarkdownText } from './text'
import type { Markdown, MarkdownOptions } from './types'

/** Makes the compiler; one is enough for all sources. */
export function createMarkdown({ codeLinks = {}, drawFence, variantsOf, text }: MarkdownOptions): Markdown {
  const shared = { codeLinks, drawFence, variantsOf, text: { ...defaultMarkdownText, ...text } }
  return { compile: input => compilePage(input, shared) }
}
