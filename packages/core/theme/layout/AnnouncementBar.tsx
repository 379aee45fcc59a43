import { useSite } from '../../client'
import { shellText } from '../text'
import { Icon } from './Icon'

/**
 * A dismissible message at the top of the page: the runtime handles the click, and the stylesheet hides the
 * bar. Its colours are in the site's stylesheet.
 */
export function AnnouncementBar() {
  const { announcement } = useSite()
  if (!announcement) return null
  return (
    <header className="announcement">
      <div className="announcement-content" dangerouslySetInnerHTML={{ __html: announcement.content }} />
      {announcement.isCloseable && (
        <button
          type="button"
          className="announcement-close icon-button needs-script"
          aria-label={shellText.closeAnnouncement}
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </header>
  )
}
