import { Fragment } from 'react'
import { splitTitle } from '../text/split-title'

/** A title that breaks between its words. Browsers know the words of Japanese, not of Chinese. */
export function Phrases({ text }: { text: string }) {
  if (!/\p{Script=Han}{2}/u.test(text)) return text
  const parts = splitTitle(text)
  return (
    <span className="phrases">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
