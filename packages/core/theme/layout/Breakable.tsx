import { splitLongWords } from '../../model'
import { withBreaks } from './with-breaks'

interface Props {
  text: string
  /** Number of letters from which words count as long. */
  long?: number
}

/** A label whose long identifiers may break between their words. */
export function Breakable({ text, long }: Props) {
  const parts = splitLongWords(text, long)
  return parts.length === 1 ? text : <span>{withBreaks(parts)}</span>
}
