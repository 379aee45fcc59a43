/** Shows an image in a native dialog; a click or Escape closes it. */
export function openZoom(image: HTMLImageElement, closeLabel: string): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'zoom'
  dialog.setAttribute('aria-label', image.alt || closeLabel)
  const large = dialog.appendChild(document.createElement('img'))
  large.src = image.currentSrc || image.src
  large.alt = image.alt
  const button = dialog.appendChild(document.createElement('button'))
  button.type = 'button'
  button.className = 'zoom-close'
  button.setAttribute('aria-label', closeLabel)
  dialog.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
