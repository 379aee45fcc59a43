import { ID, NOT_FOUND_PATH, RELOADED_BUILD, samePath } from '../../model'
import type { Client, Enhancers, PageLocation } from '../client'
import { watchLastUse } from '../last-use'
import type { PageSwap } from '../page/swap-page'
import { cleanAddress, cleanPathname, forgetTriedAddress, isPageUrl, loadCleanAddress } from './address'
import { showFailures } from './failure-bar'
import { listenNavigate } from './listen-navigate'
import { showLoading } from './loading-bar'
import { showSpinner } from './loading-spinner'
import { type OpenedPage, openPage } from './open-page'
import { createPageLoader, fetchPage } from './page-loader'
import { createView, readPage } from './page-view'
import { type Prefetch, startPrefetch } from './prefetch'

export interface Navigator {
  /** Fetches the current page again and shows it, keeping the scroll position. */
  refresh(): Promise<void>
  /**
   * Handles a script that failed to load: if there is a newer build, or a retry failed, reloads the document
   * and repeats the interaction there; only once, to avoid a reload loop.
   */
  checkBuild(): Promise<void>
  prefetch?: Prefetch
}

/** Intercepts navigation where the Navigation API exists; elsewhere links load documents. */
export function startNavigation(
  client: Client,
  options: { prefetch: boolean; prepare: Enhancers['prepare']; page: PageSwap },
): Navigator {
  const { baseUrl } = client.site
  const { build } = client.view.get().page
  const isPage = (url: URL) => isPageUrl(url, { origin: location.origin, baseUrl })
  const loader = createPageLoader(fetchPage)
  const lastUse = watchLastUse()
  const takesOver = Boolean(window.navigation)
  const { prepare } = options

  const load = async (pathname: string) =>
    openPage(await loader.load(cleanPathname(pathname, client.site)), { client, build, prepare })

  function show({ parts, document, exchange }: OpenedPage, place: PageLocation) {
    const { page } = parts
    exchange.updateHead(document)
    exchange.updateHtmlClass(client.view.get().page.htmlClass, page.htmlClass)
    client.navigation.set({ status: 'idle' })
    if (page.sidebar) client.sidebar.open(page.sidebar, page.path)
    client.view.set(createView(parts, baseUrl, client.view.get()))
    options.page.swap(document, exchange.swapShell)
    followLocation(client, place)
  }

  showLoading(client.navigation)
  showSpinner(client)
  showFailures(client)
  const onMove = () => followLocation(client, location)
  if (client.view.get().page.path !== NOT_FOUND_PATH) {
    forgetTriedAddress()
    cleanAddress(client.site, onMove)
  } else loadCleanAddress(client.site)
  onMove()
  if (!takesOver) {
    window.addEventListener('hashchange', onMove)
    window.addEventListener('popstate', onMove)
  } else {
    listenNavigate({
      client,
      isPage,
      isRefused: url => loader.failed(url.pathname),
      load: url => load(url.pathname),
      show: (opened, place) => opened.exchange.turnPage(client.shell, () => show(opened, place)),
      onMove,
    })
  }

  return {
    async refresh() {
      loader.forget()
      const { pathname } = location
      const opened = await load(pathname)
      await client.shell.hydrating
      // After another navigation, the current page is newer.
      if (location.pathname !== pathname) return
      if (opened === 'document') location.reload()
      else {
        show(opened, location)
        // Equal on all pages, unless its source was edited.
        const [footer, next] = [document, opened.document].map(of => of.getElementById(ID.footer))
        if (footer && next && footer.innerHTML !== next.innerHTML) footer.innerHTML = next.innerHTML
      }
    },
    async checkBuild() {
      loader.forget()
      const { html } = await loader.load(location.pathname)
      const parts = readPage(new DOMParser().parseFromString(html, 'text/html'))
      // Some browsers do not request a failed script again within the same document.
      const isStale = parts?.page.build !== build || lastUse.isAgain()
      // Without an interaction, the visitor is not interrupted: the next page will load as a document of the
      // new build.
      if (isStale && lastUse.keep() && claimReload(build)) location.reload()
    },
    prefetch: takesOver && options.prefetch ? startPrefetch({ loader, isPage }) : undefined,
  }
}

function followLocation(client: Client, { pathname, search, hash }: PageLocation) {
  const last = client.location.get()
  if (samePath(last.pathname, pathname) && last.search === search && last.hash === hash) return
  client.location.set({ pathname, search, hash })
}

/** Whether this tab has not yet been reloaded for this build. */
function claimReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_BUILD) === build) return false
    sessionStorage.setItem(RELOADED_BUILD, build)
    return true
  } catch {
    return false
  }
}
