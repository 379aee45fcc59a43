import { isSearchKey, type PressedKey } from '../../model'

/** What a key asks of search. */
export type SearchShortcut = { action: 'open'; query?: string } | { action: 'close' }

/** Reads a key pressed anywhere on the page. The caller prevents the default when this is not null. */
export function searchShortcut(
  event: PressedKey,
  state: { isOpen: boolean; isBare?: boolean; buttonHasFocus: boolean },
): SearchShortcut | null {
  if (event.isComposing || event.keyCode === 229) return null
  const command = event.ctrlKey || event.metaKey
  if (event.key === 'Escape') return state.isOpen ? { action: 'close' } : null
  if (isSearchKey(event)) {
    if (!state.isOpen || state.isBare) return { action: 'open' }
    return command ? { action: 'close' } : null
  }
  if (state.isOpen || command || event.altKey) return null
  if (state.buttonHasFocus && /^[\p{L}\p{N}]$/u.test(event.key ?? ''))
    return { action: 'open', query: event.key }
  return null
}
