import { announce } from '../navigation/announce'

const FLASH = 1000

/** Writes text to the clipboard; returns false if the browser refuses. */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  try {
    // A promise is passed on directly: after awaiting it, some browsers no longer see a user gesture.
    if (typeof text === 'string') await navigator.clipboard.writeText(text)
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': toBlob(text) })])
    return true
  } catch {
    return false
  }
}

/** Shows and announces for a second whether copying succeeded; CSS styles `data-state`. */
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
