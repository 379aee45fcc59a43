import { isSearchKey, type PressedKey } from '../../model'

/** Effect of a key on the search. */
export type SearchShortcut = { action: 'open'; query?: string } | { action: 'close' }

/** Interprets a key pressed anywhere on the page. The caller prevents the default if the result is not null. */
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
