import { Fragment } from 'react'
import { splitTitle } from '../text/split-title'

/** A title that breaks between its words. Browsers know the words of Japanese, not of Chinese. */
export function Phrases({ text }: { text: string }) {
  const parts = splitTitle(text)
  if (parts.length === 1) return text
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
