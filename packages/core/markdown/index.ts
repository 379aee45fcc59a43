export { linkIndented } from './addresses'
export {
  articleToMarkdown,
  findBlocked,
  type ParsedArticle,
  parseArticle,
  readArticle,
  type TwinHead,
  withoutRefused,
} from './article'
export { createMarkdown } from './create-markdown'
export { isFormula } from './dialects'
export { cutExcerpt, withoutExcerptEnd } from './excerpt'
export { drawFigure, parseFenceInfo, readHighlightedLines } from './fences'
export { type FinishedPage, type FinishOptions, finishPage } from './finish-page'
export { createHighlighter, createTimeLimit, type Highlighter } from './highlight'
export { OWN_CODE } from './page-code'
export { HTML_TAGS } from './plugins/html-tags'
export { mapProse } from './prepare-source'
export { RAW_HTML, unwrapRawHtml } from './raw-html'
export { type MarkdownText, markdownText } from './text'
export type {
  Asset,
  CompiledPage,
  CompileInput,
  Markdown,
  MarkdownOptions,
  MdxImport,
  PageFacts,
  SourceLink,
  SourceRecord,
  UsedElement,
} from './types'
