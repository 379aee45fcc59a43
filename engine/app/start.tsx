import islands from 'virtual:islands'
import site from 'virtual:site'
import { startTransition } from 'react'
import { createClient, readPage, startClient } from '../client'
import { clientText } from '../theme'
import { App } from './App'

/** Brings the page to life: loads React and the theme, hydrates the shell, then everything else begins. */
export async function start(): Promise<void> {
  const container = document.getElementById('app')
  const parts = readPage(document)
  if (!container || !parts) return
  const footerHtml = document.getElementById('footer')?.innerHTML ?? ''

  // Several short tasks instead of a long one: the page stays responsive meanwhile.
  const { hydrateRoot } = await import('react-dom/client')
  await nextTask()
  const client = createClient({ site, text: clientText, ...parts })
  const running = startClient(client, {
    islands,
    prefetch: import.meta.env.PROD,
    analytics: import.meta.env.PROD,
  })
  startTransition(() => {
    hydrateRoot(container, <App client={client} footerHtml={footerHtml} />)
  })
  if (import.meta.hot) {
    const { followEdits } = await import('./follow-edits')
    followEdits(import.meta.hot, running)
  }
}

function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
