import { blockMarkdown } from './block-markdown'
import type { ParsedArticle } from './dom'

export interface TwinHead {
  title: string
  description?: string
  /** Absolute address of the page; links are resolved against it. */
  url: string
}

/** Returns the Markdown twin of a finished article: everything a reader sees, without HTML. */
export function articleToMarkdown(article: ParsedArticle, { title, description, url }: TwinHead): string {
  const absolute = (href: string) => (URL.canParse(href, url) ? new URL(href, url).href : href)
  const [, ownTitle, rest] = blockMarkdown(article, absolute).match(/^(?:# (.*)(?:\n\n|$))?([\s\S]*)$/)!
  const head = [`# ${ownTitle ?? title}`, description && `> ${description}`, `<${url}>`]
  return `${[...head, rest].filter(Boolean).join('\n\n')}\n`
}
