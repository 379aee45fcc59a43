/** The fields of a key event that are read here. */
export interface PressedKey {
  key?: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
  isComposing: boolean
  keyCode: number
  target: unknown
  composedPath?: () => unknown[]
}

/** Whether a key opens the search from anywhere on the page: Ctrl+K, Command+K, or a slash outside of fields. */
export function isSearchKey(event: PressedKey): boolean {
  if (event.isComposing || event.keyCode === 229 || event.altKey) return false
  // With Shift, the browser uses the key for its console or its own search.
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key?.toLowerCase() === 'k'
  return event.key === '/' && !isInField(event)
}

/** Whether a key opens the list of shortcuts: a question mark outside of fields. */
export function isHelpKey(event: PressedKey): boolean {
  const { isComposing, ctrlKey, metaKey, altKey } = event
  return event.key === '?' && !(isComposing || ctrlKey || metaKey || altKey) && !isInField(event)
}

/** Events from a shadow root have its host as target; the composed path starts with the field itself. */
function isInField(event: PressedKey): boolean {
  const target = event.composedPath?.()[0] ?? event.target
  const element = target as { isContentEditable?: boolean; tagName?: string } | null
  return element?.isContentEditable === true || /^(?:INPUT|SELECT|TEXTAREA)$/.test(element?.tagName ?? '')
}
