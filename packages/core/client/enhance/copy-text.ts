import { announce } from '../navigation/announce'

const FLASH = 1000

/** Puts a text on the clipboard; false when the browser refuses. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // A promised text is handed over as such: after waiting, some browsers refuse for lack of a click.
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': toBlob(text) })])
    return true
  } catch {
    return false
  }
}

/** Shows for a second, and says, how a copy went; the look is CSS on `data-state`. */
export function flash(of: { button: HTMLElement; state: 'copied' | 'failed'; label: string }): void {
  const { button, state, label } = of
  const { title } = button
  if (button.dataset.state) return
  button.dataset.state = state
  button.title = label
  announce(label)
  setTimeout(() => {
    delete button.dataset.state
    button.title = title
  }, FLASH)
}

async function toBlob(text: Promise<string>): Promise<Blob> {
  return new Blob([await text], { type: 'text/plain' })
}
