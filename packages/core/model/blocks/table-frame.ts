export const TABLE_FRAME = 'table-wrap'

/** Returns the attributes of the scrollable region around a table. */
export function tableFrame(label: string, ...classes: string[]) {
  return { class: [...classes, TABLE_FRAME].join(' '), tabindex: 0, role: 'group', 'aria-label': label }
}
