import { ID, LAYOUT_BREAK } from '../../model'
import { shellText } from '../text'

/** First stop of the Tab key: skips the navigation; the runtime keeps the URL unchanged. */
export function SkipLink() {
  return (
    <section className="skip-link" aria-label={shellText.skipToContent}>
      <a href={`#${ID.main}`}>{shellText.skipToContent}</a>
      {/* Loading the font for the first text takes slow phones as long as the whole navbar: it gets its own task. */}
      <span dangerouslySetInnerHTML={{ __html: LAYOUT_BREAK }} />
    </section>
  )
}
