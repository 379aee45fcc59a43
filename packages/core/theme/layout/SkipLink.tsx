import { ID, LAYOUT_BREAK } from '../../model'
import { shellText } from '../text'

/** First stop of the Tab key: leads past the navigation; the runtime keeps the address as it is. */
export function SkipLink() {
  return (
    <section className="skip-link" aria-label={shellText.skipToContent}>
      <a href={`#${ID.main}`}>{shellText.skipToContent}</a>
      {/* The first text loads the font, which takes a slow phone as long as all of the navbar: a task of its own. */}
      <span dangerouslySetInnerHTML={{ __html: LAYOUT_BREAK }} />
    </section>
  )
}
