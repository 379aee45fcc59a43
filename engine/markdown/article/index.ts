export { articleToMarkdown, type TwinHead } from './article-to-markdown'
export { readArticle } from './read-article'
