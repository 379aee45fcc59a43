import { splitLongWords } from '../../model'
import { withBreaks } from './with-breaks'

interface Props {
  text: string
  /** Letters of the words that count as long. */
  long?: number
}

/** A label whose long identifiers break between their words. */
export function Breakable({ text, long }: Props) {
  const parts = splitLongWords(text, long)
  return parts.length === 1 ? text : <span>{withBreaks(parts)}</span>
}
