import { createElement } from 'react'
import { useSite } from '../../client'
import { isExternal, PLACE, withoutBase } from '../../model'
import { EntryList } from '../pages/EntryList'

export interface Card {
  label: string
  href?: string
  description?: string
  /** Items of a category. */
  items?: Card[]
}

/** A list of pages: the given ones, or those of the current category. */
export default function DocCardList({ items }: { items?: Card[] }) {
  return items ? <Cards items={items} /> : createElement(PLACE.cards)
}

export function Cards({ items }: { items: Card[] }) {
  const { baseUrl } = useSite()
  const entries = items.flatMap(({ items: inner, ...card }) => {
    const href = card.href ?? inner?.find(item => item.href)?.href
    if (!href) return []
    const external = isExternal(href)
    const path = external ? href : (withoutBase(baseUrl, href) ?? href)
    return [{ count: inner?.length, ...card, external, href: path }]
  })
  return <EntryList items={entries} baseUrl={baseUrl} />
}
