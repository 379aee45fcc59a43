import type { ShortcutsText } from '../client'

/** Shows the keyboard shortcuts in a native dialog; Escape, its button or a click outside closes it. */
export function openShortcuts(text: ShortcutsText): void {
  // The key may be pressed twice before this script is loaded.
  if (document.querySelector('dialog.shortcuts')) return
  const modifier = /mac|iphone|ipad|ipod/i.test(navigator.platform) ? '⌘' : 'Ctrl'
  const dialog = document.createElement('dialog')
  dialog.className = 'shortcuts'
  dialog.innerHTML =
    '<h2 id="ink:shortcuts"></h2><button type="button" class="icon-button">' +
    '<svg class="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>' +
    '</button><dl></dl>'
  const [title, close, list] = dialog.children as unknown as [HTMLElement, HTMLElement, HTMLElement]
  dialog.setAttribute('aria-labelledby', title.id)
  title.textContent = text.title
  close.setAttribute('aria-label', text.close)
  for (const { keys, what } of text.rows) list.append(createRow(keys, what, modifier))
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || close.contains(target as Node)) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}

function createRow(keys: string[], what: string, modifier: string): HTMLElement {
  const row = document.createElement('div')
  const term = row.appendChild(document.createElement('dt'))
  for (const key of keys) {
    const cap = document.createElement('kbd')
    cap.textContent = key.replace('Mod', modifier)
    term.append(cap, ' ')
  }
  row.appendChild(document.createElement('dd')).textContent = what
  return row
}
