import { useSyncExternalStore } from 'react'

/** Whether the page is dark; null while it is rendered without a browser. */
export function usePageMode(): boolean | null {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset.theme === 'dark',
    () => null,
  )
}

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
