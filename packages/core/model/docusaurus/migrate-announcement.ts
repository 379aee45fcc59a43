/** Corrects the announcement's default id, which an early Docusaurus release stored with a typo. */
export function migrateAnnouncementId(id: string | null | undefined): string | null {
  return id === 'annoucement-bar' ? 'announcement-bar' : (id ?? null)
}
