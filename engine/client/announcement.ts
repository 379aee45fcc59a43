import { type ClientSite, DOCUSAURUS_STORAGE, migrateAnnouncementId } from '../model'
import type { AnnouncementStore } from './client'
import { AnnouncementBarProvider } from './contexts'
import { useProvided } from './named-context'
import { createStorageSlot } from './storage'
import { createStore, useStore } from './store'

/** The announcement bar as the theme sees it. */
export interface Announcement {
  /** Whether to draw it; the static HTML always holds a configured bar. */
  active: boolean
  close(): void
}

/** Whether to draw the announcement bar, and how to dismiss it. */
export function useAnnouncement(): Announcement {
  const { active, close } = useProvided(AnnouncementBarProvider, 'useAnnouncement')
  return { active: useStore(active), close }
}

/** Keeps whether the visitor has dismissed the bar with the configured id. */
export function createAnnouncement({ announcement, storageNamespace }: ClientSite): AnnouncementStore {
  const active = createStore(Boolean(announcement))
  const dismissal = createStorageSlot(DOCUSAURUS_STORAGE.announcementDismissed, storageNamespace)
  const lastId = createStorageSlot(DOCUSAURUS_STORAGE.announcementId, storageNamespace)

  return {
    active,
    close() {
      dismissal.set('true')
      active.set(false)
    },
    start() {
      if (!announcement) return
      const isNew = migrateAnnouncementId(lastId.get()) !== announcement.id
      lastId.set(announcement.id)
      if (isNew) dismissal.set('false')
      active.set(isNew || dismissal.get() !== 'true')
    },
  }
}
