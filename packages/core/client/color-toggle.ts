import type { Client } from './client'
import { onClick } from './enhance/on-click'
import { toggleAttributes } from './state/color-mode'

/** Lets every toggle of the page go on to the next colour mode. Gives back what draws them anew. */
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
