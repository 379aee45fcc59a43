import { readFileSync } from 'node:fs'
import type { CardArt, Site } from '../../config'
import type { PageContent } from '../../model'
import { contentHash } from '../project/hash'
import { findStatic, staticFolders } from '../project/static-folders'

export interface Card {
  title: string
  section: string
  site: string
  art?: CardArt
}

/** Version of the drawing: raise it to draw cached cards again. */
const DRAWING = '3'

/** Returns the file name of a card, a hash of its content, so that pages can refer to it before it is drawn. */
export function cardFile({ title, section, site, art }: Card, logo: string | undefined): string {
  return `${contentHash(DRAWING, logo ?? '', title, section, site, JSON.stringify(art ?? ''))}.png`
}

/** Reads the logo for cards: the navbar's, if it is an SVG file of the site. */
export function readCardLogo(site: Site, siteDir: string): string | undefined {
  const { logo } = site.navbar
  if (!logo || !site.socialCards || !/^\/.*\.svg$/.test(logo.src)) return undefined
  const file = findStatic(staticFolders({ siteDir, site }), logo.src)
  return file && readFileSync(file, 'utf8')
}

/** Returns the card of a page; undefined for kinds that are not shared. */
export function makeCard(
  content: PageContent,
  { group, site, art }: { group: string; site: Site; art: CardArt | undefined },
): Card | undefined {
  if (content.kind === 'search' || content.kind === 'not-found') return undefined
  const title = content.path === '/' ? site.tagline || site.title : content.title
  return { title, section: group === site.title ? '' : group, site: site.title, ...(art && { art }) }
}
