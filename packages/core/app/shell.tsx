import site from 'virtual:site'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isTranslated, whenReleased } from '../client'
import type { ShellModule } from '../client/runtime'
import { ID } from '../model'
import { App } from './App'

export const hydrate: ShellModule['hydrate'] = async client => {
  const container = document.getElementById(ID.app)!
  const navbarHtml = document.getElementById(ID.navbarSlot)?.innerHTML
  const app = <App client={{ ...client, site }} navbarHtml={navbarHtml} />
  const texts = [...container.querySelectorAll('.skip-link, .navbar')]
  if (texts.some(isTranslated)) {
    await whenReleased()
    flushSync(() => createRoot(container).render(app))
  } else {
    // A transition renders in slices, so that the page stays responsive.
    startTransition(() => {
      hydrateRoot(container, app)
    })
  }
}
