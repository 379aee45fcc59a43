import site from 'virtual:site'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isTranslated, whenReleased } from '../client'
import type { ShellModule } from '../client/runtime'
import { ID } from '../model'
import { App } from './App'

/** Has React take over the shell as it stands in the document. */
export const hydrate: ShellModule['hydrate'] = async client => {
  const container = document.getElementById(ID.app)!
  const navbarHtml = document.getElementById(ID.navbarSlot)?.innerHTML
  const app = <App client={{ ...client, site }} navbarHtml={navbarHtml} />
  const texts = [...container.querySelectorAll('.skip-link, .navbar')]
  if (texts.some(isTranslated)) {
    await whenReleased()
    flushSync(() => createRoot(container).render(app))
  } else {
    // A transition is done in slices, between which the page answers.
    startTransition(() => {
      hydrateRoot(container, app)
    })
  }
}
