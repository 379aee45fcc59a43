import type { Client } from './client'
import { onClick } from './enhance/on-click'
import { toggleAttributes } from './state/color-mode'

/** Makes every colour mode toggle of the page work. Returns a function that updates their appearance. */
export function startColorToggles({ colorMode, shell, text }: Client): () => void {
  function draw() {
    if (shell.live) return
    const { disabled, ...labels } = toggleAttributes(colorMode.state.get(), text.colorMode)
    for (const toggle of document.querySelectorAll<HTMLButtonElement>('button.color-toggle')) {
      toggle.disabled = disabled
      for (const [name, value] of Object.entries(labels)) toggle.setAttribute(name, value)
    }
  }
  colorMode.state.subscribe(draw)
  draw()
  onClick('button.color-toggle', (_, event) => colorMode.cycle(event))
  return draw
}
