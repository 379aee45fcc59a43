import { splitLongWords } from '../text/split-words'
import { withBreaks } from './with-breaks'

/** A label whose long identifiers break between their words. */
export function Breakable({ text }: { text: string }) {
  const parts = splitLongWords(text)
  return parts.length === 1 ? text : <span>{withBreaks(parts)}</span>
}
