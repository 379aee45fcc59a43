import { ID } from '../../model'
import { shellText } from '../text'

/** First stop of the Tab key: leads past the navigation; the runtime keeps the address as it is. */
export function SkipLink() {
  return (
    <section className="skip-link" aria-label={shellText.skipToContent}>
      <a href={`#${ID.main}`}>{shellText.skipToContent}</a>
    </section>
  )
}
