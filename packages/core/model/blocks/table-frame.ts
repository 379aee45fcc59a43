export const TABLE_FRAME = 'table-wrap'

/** Attributes of the region around a table, which scrolls where the table is wide. */
export function tableFrame(label: string, ...classes: string[]) {
  return { class: [...classes, TABLE_FRAME].join(' '), tabindex: 0, role: 'group', 'aria-label': label }
}
