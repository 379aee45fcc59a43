import { Fragment, type ReactNode } from 'react'
import { splitTitle } from '../../model'
import { withBreaks } from '../layout/with-breaks'

/** `create-vite`, `Vue 3`: short names that a browser would break at the dash or before the number. */
const NAME = /([A-Za-z]+(?:-[A-Za-z]+)+|[A-Za-z]+ \d[\d.]*)/
/** A longer one may not fit the line of a phone. */
const LONGEST = 12

/** A title that breaks between its words. Browsers know the words of Japanese, not of Chinese. */
export function Phrases({ text }: { text: string }) {
  if (!/\p{Script=Han}{2}/u.test(text)) return keepNames(text)
  return <span className="phrases">{withBreaks(splitTitle(text).map(keepNames))}</span>
}

function keepNames(text: string): ReactNode {
  return text.split(NAME).map((piece, index) => {
    const isName = index % 2 === 1 && piece.length <= LONGEST
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
    return <Fragment key={index}>{isName ? <span className="phrase-name">{piece}</span> : piece}</Fragment>
  })
}
