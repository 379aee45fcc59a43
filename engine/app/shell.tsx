import site from 'virtual:site'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isTranslated } from '../client'
import type { ShellModule } from '../client/runtime'
import { ID } from '../model'
import { App } from './App'

/** Has React take over the shell as it stands in the document. */
export const hydrate: ShellModule['hydrate'] = client => {
  const container = document.getElementById(ID.app)!
  // A transition is done in slices, between which the page answers.
  startTransition(() => {
    const app = <App client={{ ...client, site }} />
    const texts = [...container.querySelectorAll('.skip-link, .navbar')]
    if (texts.some(isTranslated)) createRoot(container).render(app)
    else hydrateRoot(container, app)
  })
}
