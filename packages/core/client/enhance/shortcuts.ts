import { isHelpKey } from '../../model'
import type { ClientText, ShortcutsText } from '../client'
import { loadAsked } from '../navigation/failure-bar'

export function startShortcuts(text: ClientText, loadText: () => Promise<ShortcutsText>): void {
  document.addEventListener('keydown', event => {
    const isCovered = document.querySelector('dialog[open], [aria-modal="true"]:not([inert])')
    if (event.defaultPrevented || isCovered || !isHelpKey(event)) return
    event.preventDefault()
    loadAsked(text, async () => {
      const [{ openShortcuts }, words] = await Promise.all([import('./shortcuts-dialog'), loadText()])
      openShortcuts(words)
    })
  })
}
