import type { ClientText } from '../client'

/** Says below an island's static HTML that its script could not be loaded, with a button to try again. */
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
