import { compilePage } from './compile-page'
import { createHighlighter } from './highlight'
import { defaultMarkdownText } from './text'
import type { Markdown, MarkdownOptions } from './types'

/** Makes the pipeline; one per thread is enough. */
export function createMarkdown({ cacheDir, codeLinks = {}, drawFence, text }: MarkdownOptions): Markdown {
  const highlighter = createHighlighter(cacheDir)
  const shared = { codeLinks, drawFence, text: { ...defaultMarkdownText, ...text } }
  return {
    compile: input => compilePage(input, { shared, highlighter }),
    saveCache: highlighter.save,
  }
}
