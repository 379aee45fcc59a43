import type { ClientText } from '../client'

/** Shows a load error with a retry button below an island's static HTML. */
export function showLoadFailure(of: { element: HTMLElement; text: ClientText; retry(): void }): void {
  const box = document.createElement('div')
  box.className = 'island-failure'
  box.setAttribute('role', 'alert')
  box.appendChild(document.createElement('p')).textContent = of.text.islandFailed
  const button = box.appendChild(document.createElement('button'))
  button.type = 'button'
  button.className = 'button'
  button.textContent = of.text.retry
  button.onclick = () => {
    box.remove()
    of.retry()
  }
  of.element.after(box)
}
