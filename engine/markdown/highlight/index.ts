export { type Code, createHighlighter, type Highlighter, type Token } from './create-highlighter'
export { meantLanguage } from './grammars'
