import { type RefObject, useEffect, useState } from 'react'
import { readHash } from './share'

/** Lets the playground fill the window, with everything else inert. */
export function useFullWindow(root: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    if (!isFull) return
    const element = root.current!
    const others = findOthers(element)
    for (const other of others) other.inert = true
    document.documentElement.classList.add('playground-open')
    const onKey = (event: KeyboardEvent) => {
      // In the editor, Escape may close the completion list first.
      if (event.key === 'Escape' && !event.defaultPrevented) setFull(false)
      // The search is inert as well, so the full window is left first.
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') setFull(false)
    }
    element.addEventListener('keydown', onKey)
    if (!readHash(location.hash)) replaceHash('#play')
    return () => {
      for (const other of others) other.inert = false
      document.documentElement.classList.remove('playground-open')
      element.removeEventListener('keydown', onKey)
      if (readHash(location.hash)) replaceHash('')
    }
  }, [isFull, root])

  return { isFull, setFull }
}

/** Changes only the URL: no history entry, no page view. */
export function replaceHash(hash: string): void {
  history.replaceState(history.state, '', location.pathname + location.search + hash)
}

/** Returns the siblings of an element and of all its ancestors. */
function findOthers(element: Element): HTMLElement[] {
  const others: HTMLElement[] = []
  for (let node = element; node !== document.body && node.parentElement; node = node.parentElement)
    for (const sibling of node.parentElement.children)
      if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) others.push(sibling)
  return others
}
