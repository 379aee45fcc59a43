import { decodeHTML } from 'entities'
import { PLACE, type TocItem } from '../../model'

export const ELEMENT = (name: string) => new RegExp(`<${name}((?:\\s[^>]*)?)>([\\s\\S]*?)</${name}>`, 'g')

export function fillToc(html: string, toc: TocItem[]): string {
  if (!html.includes(`<${PLACE.toc}`)) return html
  return html.replace(ELEMENT(PLACE.toc), (_, attributes: string) => {
    const level = (name: string) => Number(new RegExp(`data-${name}="(\\d)"`).exec(attributes)?.[1])
    const ids = / data-ids="([^"]*)"/.exec(attributes)?.[1]?.split(' ')
    const isWanted = ({ id }: TocItem) => !ids || ids.includes(encodeURIComponent(id))
    const within = toc.filter(item => item.level >= level('min') && item.level <= level('max'))
    return renderToc(within.filter(isWanted))
  })
}

/** Renders headings as a nested list. */
function renderToc(items: TocItem[]): string {
  if (items.length === 0) return ''
  const top = Math.min(...items.map(({ level }) => level))
  const starts = items.flatMap((item, index) => (item.level === top || index === 0 ? [index] : []))
  const entries = starts.map((start, index) => {
    const { id, html } = items[start]!
    const below = items.slice(start + 1, starts[index + 1] ?? items.length)
    return `<li><a href="#${encodeURIComponent(id)}">${html}</a>${renderToc(below)}</li>`
  })
  return `<ul class="toc-inline">${entries.join('')}</ul>`
}

export function fillCards(html: string, render: () => string): string {
  return html.includes(`<${PLACE.cards}`) ? html.replace(ELEMENT(PLACE.cards), render) : html
}

/** Tags for the page's <head>, extracted from the article. */
export interface HeadTags {
  title?: string
  description?: string
  /** Other tags, as HTML. */
  extra: string
}

/** React puts tags that belong into a head before everything else it renders. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/

export function takeHead(html: string): { html: string; tags: HeadTags } {
  let inner = ''
  const take = (tags: string) => {
    inner += tags
    return ''
  }
  const rest = html
    .replace(HOISTED, take)
    .replace(ELEMENT(PLACE.head), (_, _attributes, tags: string) => take(tags))
  const textOf = (tag: RegExp) =>
    tag
      .exec(inner)
      ?.slice(1)
      .map(text => decodeHTML(text))[0]
  const title = textOf(/<title>([^<]*)<\/title>/)
  const description = textOf(/<meta name="description" content="([^"]*)"/)
  const extra = [...inner.matchAll(/<(?:meta|link)\s[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => !/name="description"|http-equiv(?!="refresh" content="0; url=)/i.test(tag))
  return { html: rest, tags: { title, description, extra: extra.join('\n') } }
}
