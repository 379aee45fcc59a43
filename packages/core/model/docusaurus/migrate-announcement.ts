/** An earlier release of the reference wrote the default id of the announcement with a letter missing. */
export function migrateAnnouncementId(id: string | null | undefined): string | null {
  return id === 'annoucement-bar' ? 'announcement-bar' : (id ?? null)
}
