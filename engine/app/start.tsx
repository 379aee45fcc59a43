import islands from 'virtual:islands'
import site from 'virtual:site'
import { startTransition } from 'react'
import { createClient, type ReactDom, readPage, startClient } from '../client'
import { ID } from '../model'
import { clientText } from '../theme'
import { App } from './App'

/** Brings the page to life: hydrates the shell, whereupon everything else begins. */
export function start(dom: ReactDom): void {
  const container = document.getElementById(ID.app)
  const parts = readPage(document)
  if (!container || !parts) return
  const footerHtml = document.getElementById(ID.footer)?.innerHTML ?? ''
  const client = createClient({ site, text: clientText, ...parts })
  const { PROD } = import.meta.env
  const running = startClient(client, { islands, dom, prefetch: PROD, analytics: PROD })
  startTransition(() => {
    dom.hydrateRoot(container, <App client={client} footerHtml={footerHtml} />)
  })
  if (import.meta.hot) {
    const { hot } = import.meta
    import('./follow-edits').then(({ followEdits }) => followEdits(hot, running))
  }
}
