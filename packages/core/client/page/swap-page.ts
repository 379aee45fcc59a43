import { ID } from '../../model'
import type { Client, Enhance } from '../client'

export interface PageSwap {
  attach(): void
  swap(next: Document, swapShell: (next: Document) => void): void
}

/** Creates the function that replaces the page. Inert HTML is replaced here, whether the shell is hydrated or not. */
export function createPageSwap(client: Client, options: { enhance: Enhance; onSwap(): void }): PageSwap {
  let detach: ReturnType<Enhance>

  function attach() {
    detach = options.enhance(document.getElementById(ID.main)!)
  }

  return {
    attach,
    swap(next, swapShell) {
      const main = document.getElementById(ID.main)!
      detach?.()
      if (!client.shell.live) swapShell(next)
      main.innerHTML = next.getElementById(ID.main)!.innerHTML
      options.onSwap()
      attach()
    },
  }
}
