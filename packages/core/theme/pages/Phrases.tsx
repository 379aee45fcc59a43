import { Fragment, type ReactNode } from 'react'
import { splitTitle } from '../../model'
import { withBreaks } from '../layout/with-breaks'

/** Matches `create-vite`, `Vue 3` and `Tailwind CSS 4`: names that browsers would break at the dash or a space. */
const NAME = /([A-Za-z]+(?:-[A-Za-z]+)+(?: \d[\d.]*)?|(?:[A-Z][A-Za-z]+ )?[A-Za-z]+ \d[\d.]*)/
/** Longer names may not fit a phone's width, so they may break at their dashes, but not before the number. */
const LONGEST = 16

/** A title that breaks only between words. Browsers can do that for Japanese, but not for Chinese. */
export function Phrases({ text }: { text: string }) {
  if (!/\p{Script=Han}{2}/u.test(text)) return keepNames(text)
  return <span className="phrases">{withBreaks(splitTitle(text).map(keepNames))}</span>
}

function keepNames(text: string): ReactNode {
  return text.split(NAME).map((piece, index) => {
    const isName = index % 2 === 1
    const start = isName && piece.length > LONGEST ? piece.lastIndexOf('-') + 1 : 0
    const isKept = isName && (start === 0 || piece.includes(' '))
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move
      <Fragment key={index}>
        {isKept ? piece.slice(0, start) : piece}
        {isKept && <span className="phrase-name">{piece.slice(start)}</span>}
      </Fragment>
    )
  })
}
