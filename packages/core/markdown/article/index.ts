export { articleToMarkdown, type TwinHead } from './article-to-markdown'
export { type ParsedArticle, parseArticle } from './dom'
export { findBlocked, withoutRefused } from './find-blocked'
export { readArticle } from './read-article'
