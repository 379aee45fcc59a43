import { ID } from '../../model'

export function announce(text: string): void {
  const region = document.getElementById(ID.announcer) ?? document.createElement('div')
  if (!region.isConnected) {
    region.id = ID.announcer
    region.setAttribute('aria-live', 'polite')
    region.setAttribute('role', 'status')
    region.style.cssText =
      'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)'
    document.body.append(region)
  }
  // Screen readers ignore an immediate change in a new region, or the same text again.
  region.textContent = ''
  setTimeout(() => {
    region.textContent = text
  }, 50)
}
