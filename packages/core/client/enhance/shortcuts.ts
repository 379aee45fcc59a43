import { isHelpKey } from '../../model'
import type { ShortcutsText } from '../client'

/** Lists the keyboard shortcuts for who presses "?". */
export function startShortcuts(loadText: () => Promise<ShortcutsText>): void {
  document.addEventListener('keydown', async event => {
    const isCovered = document.querySelector('dialog[open], [aria-modal="true"]:not([inert])')
    if (event.defaultPrevented || isCovered || !isHelpKey(event)) return
    event.preventDefault()
    const [{ openShortcuts }, text] = await Promise.all([import('./shortcuts-dialog'), loadText()])
    openShortcuts(text)
  })
}
