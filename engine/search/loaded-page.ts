import { bareText, squeezeText } from './fold'
import type { PageFragment } from './index-format'
import { indexTerms } from './tokenise'

/** A page whose text has been read and made ready to compare. */
export interface LoadedPage {
  page: number
  fragment: PageFragment
  keywords: Phrase[]
  /** The end of its path. */
  slug: Phrase
  sections: LoadedSection[]
}

/** A text in the forms that comparing needs. */
export interface Phrase {
  squeezed: string
  bare: string
  /** Terms, each with a space before it. */
  terms: string
}

export interface LoadedSection {
  heading: Phrase
  text: Phrase[]
  code: Phrase[]
  /** Terms of the headings above. */
  above: string
}

/** Makes a page ready for ranking its sections. */
export function readPage(page: number, fragment: PageFragment): LoadedPage {
  const above: string[] = []
  const place = fragment.url.split('/').at(-1) ?? ''
  return {
    page,
    fragment,
    keywords: fragment.keywords.map(toPhrase),
    slug: toPhrase(place),
    sections: fragment.sections.map(([, level, heading, text, code]) => {
      const own = toPhrase(heading)
      above.length = Math.min(above.length, level - 1)
      const section = {
        heading: own,
        text: text.map(toPhrase),
        code: code.map(toPhrase),
        above: above.join(''),
      }
      above[level - 1] = own.terms
      return section
    }),
  }
}

function toPhrase(text: string): Phrase {
  const squeezed = squeezeText(text)
  let terms = ''
  indexTerms(text, term => {
    terms += ` ${term}`
  })
  return { squeezed, bare: bareText(squeezed), terms }
}
