import { AnnouncementBarProvider } from '../react/contexts'
import { useProvided } from '../react/named-context'
import { useStore } from './use-store'

export interface Announcement {
  /** Whether the bar is visible; it is always in the HTML, and the stylesheet hides it. */
  active: boolean
  close(): void
}

export function useAnnouncement(): Announcement {
  const { active, close } = useProvided(AnnouncementBarProvider, 'useAnnouncement')
  return { active: useStore(active), close }
}
