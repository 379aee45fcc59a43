import { samePath } from '../../model'
import type { Client, PageLocation } from '../client'
import { cleanAddress, cleanPathname } from './address'
import { announce } from './announce'
import type { OpenedPage } from './open-page'

/** Marks a navigation that must load the document and is not intercepted. */
const DOCUMENT = 'inkstone:document'
/** Marks a navigation that must fetch the page, even if prefetching failed. */
const RETRY = 'inkstone:retry'

interface Options {
  client: Client
  isPage(url: URL): boolean
  isRefused(url: URL): boolean
  load(url: URL): Promise<OpenedPage | 'document'>
  show(opened: OpenedPage, place: PageLocation): Promise<void>
  onMove(): void
}

/** Handles `navigate` events: fetches the page, then lets the URL change, then shows the page. */
export function listenNavigate(options: Options): void {
  const { client, isPage, isRefused, show, onMove } = options
  const { site } = client
  let shown = location.pathname
  /** Address to set after the navigation, if the page was found under another one. */
  let redirect: string | undefined
  /** The page being loaded; `exposed` if the URL has already changed. */
  let current: { exposed: boolean } | undefined

  navigation.addEventListener('navigate', event => {
    if (!event.canIntercept || event.defaultPrevented || event.info === DOCUMENT) return
    if (event.downloadRequest !== null || event.formData || event.navigationType === 'reload') return
    if (event.hashChange) {
      // A hash change belongs to the old page, but the URL is already the new one's.
      if (current?.exposed && event.cancelable) event.preventDefault()
      return
    }
    const isTraverse = event.navigationType === 'traverse'
    if (event.destination.sameDocument && !isTraverse) return
    const url = new URL(event.destination.url)
    if (!isPage(url)) return
    if (samePath(url.pathname, shown)) {
      current = undefined
      if (!isTraverse) stay(event, url)
    } else if (isTraverse || event.info === RETRY || !isRefused(url)) go(event, url)
  })
  navigation.addEventListener('navigatesuccess', () => {
    if (redirect) history.replaceState(history.state, '', redirect)
    redirect = undefined
    cleanAddress(site, onMove)
  })
  navigation.addEventListener('currententrychange', () => {
    if (samePath(location.pathname, shown)) onMove()
  })

  function go(event: NavigateEvent, url: URL) {
    const isTraverse = event.navigationType === 'traverse'
    const exposed = !('NavigationPrecommitController' in window && event.cancelable)
    const from = location.href
    const own = { exposed }
    let loaded: OpenedPage | 'document'

    async function load() {
      current = own
      client.navigation.set({ status: 'loading', target: url.href })
      // Once the URL has changed, only another navigation may cancel the loading.
      if (!exposed) event.signal.addEventListener('abort', stop)
      try {
        loaded = await options.load(url)
      } catch (cause) {
        if (current === own) fail(cause)
        throw cause
      }
      // Before the URL changes, the navigation can still be left to the browser.
      if (loaded === 'document' && !exposed && !isTraverse && current === own) leave()
    }

    async function commit() {
      // The shell must not change during hydration.
      await client.shell.hydrating
      if (current !== own) return
      if (loaded === 'document') {
        location.reload()
        return
      }
      const asked = cleanPathname(url.pathname, site)
      const isMoved = !samePath(loaded.url.pathname, asked)
      const { search, hash } = url
      shown = isMoved ? loaded.url.pathname : asked
      redirect = isMoved ? shown + search + hash : undefined
      current = undefined
      await show(loaded, { pathname: shown, search, hash })
      announce(document.title)
    }

    function stop() {
      if (current !== own) return
      current = undefined
      client.navigation.set({ status: 'idle' })
    }

    function leave() {
      const history = event.navigationType === 'replace' ? 'replace' : 'push'
      ignoreResult(navigation.navigate(url.href, { history, info: DOCUMENT }))
    }

    /** Leaves the history entry of the failed page, instead of reusing it for the current one. */
    function goBack() {
      if (location.href !== url.href) return
      if (event.navigationType === 'push') ignoreResult(navigation.back())
      else history.replaceState(null, '', from)
    }

    function fail(cause: unknown) {
      stop()
      // If the URL has already changed, it is reverted; for history traversal, where that is impossible, the
      // document is loaded.
      if (exposed && isTraverse) location.reload()
      else if (exposed) setTimeout(goBack)
      const { key } = event.destination
      client.navigation.set({
        status: 'failed',
        target: url.href,
        error: cause instanceof Error ? cause : new Error(String(cause)),
        retry() {
          const again = { info: RETRY }
          ignoreResult(isTraverse ? navigation.traverseTo(key, again) : navigation.navigate(url.href, again))
        },
        dismiss: () => client.navigation.set({ status: 'idle' }),
      })
    }

    // The browser handles scroll position and focus as after a document load.
    event.intercept(
      exposed ? { handler: () => load().then(commit) } : { precommitHandler: load, handler: commit },
    )
  }
}

/** Handles rejections, which would be logged otherwise; the navigation state already has the result. */
function ignoreResult({ committed, finished }: NavigationResult) {
  committed?.catch(() => {})
  finished?.catch(() => {})
}

function stay(event: NavigateEvent, url: URL) {
  const keepsPlace = url.search !== location.search && !url.hash
  event.intercept(keepsPlace ? { scroll: 'manual', focusReset: 'manual' } : {})
}
