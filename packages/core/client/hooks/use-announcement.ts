import { AnnouncementBarProvider } from '../react/contexts'
import { useProvided } from '../react/named-context'
import { useStore } from './use-store'

export interface Announcement {
  /** Whether it shows; the HTML always holds a configured bar, and the stylesheet hides it. */
  active: boolean
  close(): void
}

export function useAnnouncement(): Announcement {
  const { active, close } = useProvided(AnnouncementBarProvider, 'useAnnouncement')
  return { active: useStore(active), close }
}
