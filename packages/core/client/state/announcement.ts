import {
  DOCUSAURUS_ATTRIBUTE,
  DOCUSAURUS_STORAGE,
  migrateAnnouncementId,
  type ReadingSite,
} from '../../model'
import type { AnnouncementStore } from '../client'
import { createStorageSlot } from './storage'
import { createStore } from './store'

/** Creates the state of the announcement bar: whether the visitor has dismissed this announcement. */
export function createAnnouncement({ announcement, storageNamespace }: ReadingSite): AnnouncementStore {
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

/** Shows or hides the bar by the attribute that the inline script has set. */
export function followAnnouncement({ active }: AnnouncementStore): void {
  const mark = () =>
    document.documentElement.setAttribute(DOCUSAURUS_ATTRIBUTE.announcementDismissed, String(!active.get()))
  active.subscribe(mark)
  mark()
}

/** Closes the bar and moves the focus from its button to the next control. */
export function closeAnnouncement({ close }: AnnouncementStore): void {
  close()
  const controls = document.querySelectorAll<HTMLElement>('.navbar :is(a, button)')
  const next = [...controls].find(control => control.getClientRects().length > 0)
  next?.focus({ preventScroll: true })
}
