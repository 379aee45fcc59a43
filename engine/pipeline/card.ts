import type { Site } from '../config'
import type { PageContent } from '../model'
import { contentHash } from './hash'

/** What the link preview of a page says. */
export interface Card {
  title: string
  section: string
  site: string
}

/** Changes when the drawing changes, so that cached cards are drawn again. */
const DRAWING = '1'

/** Name of a card's image: a function of its words alone, so a page can name it before it is drawn. */
export function cardFile({ title, section, site }: Card): string {
  return `${contentHash(DRAWING, title, section, site)}.png`
}

/** The card of a page; none for pages nobody shares. */
export function makeCard(
  content: PageContent,
  { group, site }: { group: string; site: Site },
): Card | undefined {
  if (content.kind === 'search' || content.kind === 'not-found') return undefined
  const title = content.path === '/' ? site.tagline || site.title : content.title
  return { title, section: group === site.title ? '' : group, site: site.title }
}
