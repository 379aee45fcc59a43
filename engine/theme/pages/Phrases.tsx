import { splitTitle } from '../../model'
import { withBreaks } from '../layout/with-breaks'

/** A title that breaks between its words. Browsers know the words of Japanese, not of Chinese. */
export function Phrases({ text }: { text: string }) {
  if (!/\p{Script=Han}{2}/u.test(text)) return text
  return <span className="phrases">{withBreaks(splitTitle(text))}</span>
}
