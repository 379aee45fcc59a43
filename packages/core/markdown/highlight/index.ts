export { createHighlighter, type Highlighter, type Token } from './create-highlighter'
export { isLanguage, meantLanguage } from './grammars'
export { createTimeLimit } from './time-limit'
