import { flushSync } from 'react-dom'
import { samePath } from '../../model'
import type { Client, PageLocation } from '../client'
import { cleanAddress, isPageUrl } from './address'
import { updateHead, updateHtmlClass } from './head'
import { listenNavigate } from './listen-navigate'
import { type LoadedPage, loadPage } from './load-page'
import { createPageLoader, fetchPage } from './page-loader'
import { createView } from './page-view'
import { type Prefetch, startPrefetch } from './prefetch'

/** What the rest of the runtime may ask of navigation. */
export interface Navigator {
  /** Fetches the page on screen again and shows it, scroll position kept. */
  refresh(): Promise<void>
  /** Loads the document again if the site has been built anew since; once, lest a faulty host makes it a loop. */
  checkBuild(): Promise<void>
  prefetch?: Prefetch
}

/** Takes over links and history where the Navigation API exists; elsewhere links load documents. */
export function startNavigation(client: Client, { prefetch }: { prefetch: boolean }): Navigator {
  const { baseUrl } = client.site
  const { build } = client.view.get().page
  const isPage = (url: URL) => isPageUrl(url, { origin: location.origin, baseUrl })
  const loader = createPageLoader(fetchPage)
  const takesOver = Boolean(window.navigation)

  function show(loaded: LoadedPage, place: PageLocation) {
    const previous = client.view.get()
    const { page } = loaded.parts
    updateHead(loaded.document)
    updateHtmlClass(previous.page.htmlClass, page.htmlClass)
    flushSync(() => {
      if (page.sidebar) client.sidebar.open(page.sidebar, page.path)
      client.view.set(createView(loaded.parts, baseUrl, previous))
      client.navigation.set({ status: 'idle' })
      followLocation(client, place)
    })
  }

  const onMove = () => followLocation(client, location)
  cleanAddress(onMove)
  onMove()
  if (!takesOver) {
    window.addEventListener('hashchange', onMove)
    window.addEventListener('popstate', onMove)
  } else {
    listenNavigate({
      client,
      isPage,
      isRefused: url => loader.failed(url.pathname),
      load: url => loadPage({ client, loader, build, pathname: url.pathname }),
      show,
      onMove,
    })
  }

  return {
    async refresh() {
      loader.forget()
      const loaded = await loadPage({ client, loader, build, pathname: location.pathname })
      if (loaded === 'document') location.reload()
      else show(loaded, location)
    },
    async checkBuild() {
      loader.forget()
      const loaded = await loadPage({ client, loader, build, pathname: location.pathname })
      if (loaded === 'document' && claimReload(build)) location.reload()
    },
    prefetch: takesOver && prefetch ? startPrefetch(loader, isPage) : undefined,
  }
}

function followLocation(client: Client, { pathname, search, hash }: PageLocation) {
  const last = client.location.get()
  if (samePath(last.pathname, pathname) && last.search === search && last.hash === hash) return
  client.location.set({ pathname, search, hash })
}

/** Whether this build has not yet been reloaded in this tab. */
function claimReload(build: string): boolean {
  const key = 'inkstone.reload'
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return true
  } catch {
    return false
  }
}
