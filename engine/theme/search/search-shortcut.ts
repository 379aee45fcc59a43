/** What a key asks of search. */
export type SearchShortcut = { action: 'open'; query?: string } | { action: 'close' }

/** What is read of a key event. */
export type ShortcutKey = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'keyCode' | 'target'
>

/** Reads a key pressed anywhere on the page. The caller prevents the default when this is not null. */
export function searchShortcut(
  event: ShortcutKey,
  state: { isOpen: boolean; buttonHasFocus: boolean },
): SearchShortcut | null {
  if (event.isComposing || event.keyCode === 229) return null
  const command = event.ctrlKey || event.metaKey
  if (event.key === 'Escape') return state.isOpen ? { action: 'close' } : null
  if (command && !event.altKey && event.key?.toLowerCase() === 'k') {
    return { action: state.isOpen ? 'close' : 'open' }
  }
  if (state.isOpen || command || event.altKey) return null
  if (event.key === '/' && !isEditable(event.target)) return { action: 'open' }
  if (state.buttonHasFocus && /^[\p{L}\p{N}]$/u.test(event.key ?? ''))
    return { action: 'open', query: event.key }
  return null
}

function isEditable(target: EventTarget | null): boolean {
  const element = target as Partial<HTMLElement> | null
  return element?.isContentEditable === true || /^(?:INPUT|SELECT|TEXTAREA)$/.test(element?.tagName ?? '')
}
