import { Fragment } from 'react'
import { splitLongWords } from '../text/split-words'

/** A label whose long identifiers break between their words. */
export function Breakable({ text }: { text: string }) {
  const parts = splitLongWords(text)
  if (parts.length === 1) return text
  return (
    <span>
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
