import type { PageFragment } from '../index-format'
import { bareText, squeezeText } from '../text/fold'
import { indexTerms } from '../text/tokenise'

/** A page whose text has been loaded and prepared for matching. */
export interface LoadedPage {
  page: number
  fragment: PageFragment
  title: Phrase
  keywords: Phrase[]
  description: Phrase
  /** Last segment of its path, and the folders before it. */
  slug: Phrase
  folders: Phrase
  sections: LoadedSection[]
  /** Code fences of each section; undefined until loaded. */
  code?: { source: string[]; phrases: Phrase[] }[]
}

/** A text in the forms needed for matching. */
export interface Phrase {
  squeezed: string
  bare: string
  /** Terms, each surrounded by spaces. */
  terms: string
}

export interface LoadedSection {
  heading: Phrase
  /** Paragraphs, list items, table rows. */
  text: Phrase[]
  /** The headings above this one. */
  above: Phrase[]
}

/** Prepares a page for ranking. */
export function readPage(page: number, fragment: PageFragment): LoadedPage {
  const above: Phrase[] = []
  const sections = fragment.sections.map(([, level, heading, text]): LoadedSection => {
    const own = toPhrase(heading)
    above.length = Math.min(above.length, level - 1)
    const section = {
      heading: own,
      text: text.map(toPhrase),
      above: above.filter(Boolean),
    }
    above[level - 1] = own
    return section
  })
  return {
    page,
    fragment,
    title: sections[0]!.heading,
    keywords: fragment.keywords.map(toPhrase),
    description: toPhrase(fragment.description),
    slug: toPhrase(fragment.url.split('/').at(-1) ?? ''),
    folders: toPhrase(fragment.url.split('/').slice(0, -1).join(' ')),
    sections,
  }
}

export function addCode(loaded: LoadedPage, code: string[][]): LoadedPage {
  return { ...loaded, code: code.map(source => ({ source, phrases: source.map(toPhrase) })) }
}

function toPhrase(text: string): Phrase {
  const squeezed = squeezeText(text)
  let terms = ' '
  indexTerms(text, term => {
    terms += `${term} `
  })
  return { squeezed, bare: bareText(squeezed), terms }
}
