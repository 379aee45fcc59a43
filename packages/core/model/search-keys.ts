/** What is read of a key event. */
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

/** Whether a key, pressed anywhere on the page, opens the search: Ctrl+K, Command+K, or a slash outside of fields. */
export function isSearchKey(event: PressedKey): boolean {
  if (event.isComposing || event.keyCode === 229 || event.altKey) return false
  // With Shift the key belongs to the browser: its console, or a search of its own.
  if (event.ctrlKey || event.metaKey) return !event.shiftKey && event.key?.toLowerCase() === 'k'
  return event.key === '/' && !isInField(event)
}

/** Whether a key, pressed anywhere on the page, asks for the list of shortcuts: a question mark outside of fields. */
export function isHelpKey(event: PressedKey): boolean {
  const { isComposing, ctrlKey, metaKey, altKey } = event
  return event.key === '?' && !(isComposing || ctrlKey || metaKey || altKey) && !isInField(event)
}

/** Outside of a shadow root its host is the target of what happens in it; the path begins with the field itself. */
function isInField(event: PressedKey): boolean {
  const target = event.composedPath?.()[0] ?? event.target
  const element = target as { isContentEditable?: boolean; tagName?: string } | null
  return element?.isContentEditable === true || /^(?:INPUT|SELECT|TEXTAREA)$/.test(element?.tagName ?? '')
}
