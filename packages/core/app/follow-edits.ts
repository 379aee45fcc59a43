import type { ReactDom } from '../client/runtime'
import { DATA, DEV_EVENT, DOCUSAURUS_ATTRIBUTE } from '../model'
import { type DevProblem, showProblems } from './dev-problems'

type Hot = NonNullable<ImportMeta['hot']>

/**
 * Updates changed pages in place during development and shows their problems. After a script error, the state
 * of React and of the bundler in the page is unknown: a page that was updated in place reloads before it
 * reports an error, and one that has reported an error reloads with the next update.
 *
 * Returns a wrapper of React for the islands.
 */
export function followEdits(hot: Hot, refresh: () => Promise<void>): (dom: ReactDom) => ReactDom {
  // Each page brings its own state number: it may have been fetched before an edit.
  const meta = () => document.querySelector<HTMLMetaElement>(`meta[name="${DEV_EVENT.state}"]`)!
  const state = () => Number(meta().content)
  /** Elements with a React root, including roots that have not rendered yet; no other code may change them. */
  const taken = new WeakSet<object>()
  let isUpdated = false
  let hasThrown = false
  const noteUpdate = () => {
    if (hasThrown) location.reload()
    isUpdated = true
  }
  // The server answers with the problems of the page.
  const reportShown = () => hot.send(DEV_EVENT.rendered, { state: state(), address: location.pathname })
  // In sequence, so that a slow earlier update does not overwrite a later one.
  let refreshed = Promise.resolve()
  hot.on(DEV_EVENT.pages, () => {
    noteUpdate()
    refreshed = refreshed.then(refresh).then(reportShown, error => console.error(error))
  })
  hot.on(DEV_EVENT.modules, () => {
    const isHydrated = document.querySelector(`[${DATA.hydrated}], html[${DOCUSAURUS_ATTRIBUTE.hasHydrated}]`)
    // Replacing the page would lose the state of hydrated components.
    const update = isHydrated ? () => refreshIslands(refresh, taken) : refresh
    // A module that compiles may still throw during rendering.
    refreshed = refreshed.then(update).then(reportShown, error => console.error(error))
  })
  hot.on(DEV_EVENT.file, ({ path }: { path: string }) => {
    refreshed = refreshed.then(() => reloadFile(path))
  })
  hot.on(DEV_EVENT.site, () => location.reload())
  const problems: Record<'site' | 'bundler' | 'browser', DevProblem[]> = {
    site: [],
    bundler: [],
    browser: [],
  }
  let warnings: DevProblem[] = []
  const show = (part: keyof typeof problems, found: DevProblem[]) => {
    problems[part] = found
    showProblems(Object.values(problems).flat(), warnings)
  }
  const reportSite = (event: { state: number; problems?: DevProblem[]; warnings: DevProblem[] }) => {
    if (event.state !== state()) noteUpdate()
    meta().content = String(event.state)
    warnings = event.warnings
    show('site', event.problems ?? [])
  }
  hot.on(DEV_EVENT.error, reportSite)
  hot.on(DEV_EVENT.ok, reportSite)
  hot.on('vite:error', ({ err }) => {
    const file = err.loc?.file ?? err.id
    show('bundler', [{ what: err.message, where: file ? { file, line: err.loc?.line } : undefined }])
  })
  hot.on('vite:beforeUpdate', noteUpdate)
  hot.on('vite:afterUpdate', () => show('bundler', []))
  hot.on(DEV_EVENT.thrown, ({ problem }: { problem: DevProblem }) =>
    show('browser', [...problems.browser.filter(({ what }) => what !== problem.what), problem]),
  )
  followErrors(({ message, stack = '' }) => {
    // A module that failed to load is reported by the bundler; its importer does not request it again.
    const isAbsent = /dynamically imported|module script/.test(message)
    // After a click, the error is no loading problem, and a reload would lose it.
    if (isUpdated && !isAbsent && !navigator.userActivation?.isActive) return location.reload()
    hasThrown = true
    if (!isAbsent) hot.send(DEV_EVENT.thrown, { message, stack, address: location.pathname, state: state() })
  })
  window.navigation?.addEventListener('navigatesuccess', reportShown)
  reportShown()
  return dom => ({
    ...dom,
    createRoot(element, options) {
      taken.add(element)
      return dom.createRoot(element, options)
    },
    hydrateRoot(element, tree, options) {
      taken.add(element)
      if (!isUpdated) return dom.hydrateRoot(element, tree, options)
      // The module may be newer than the HTML that was fetched, so hydration could fail.
      const root = dom.createRoot(element as Element, options)
      root.render(tree)
      return root
    },
  })
}

/** Forwards script errors of the page; React catches errors of components and only logs them. */
function followErrors(show: (error: Error) => void): void {
  const pass = (value: unknown) => {
    // A failed request is not an error of the code.
    if (value instanceof Error && !/Failed to fetch$/.test(value.message)) show(value)
  }
  addEventListener('error', ({ error }) => pass(error))
  addEventListener('unhandledrejection', ({ reason }) => pass(reason))
  const { error: log } = console
  console.error = (...args: unknown[]) => {
    log(...args)
    pass(args.find(arg => arg instanceof Error))
  }
}

/**
 * Updates the HTML of islands that have not been used yet; if the page's islands have changed, fetches the
 * whole page.
 */
async function refreshIslands(refresh: () => Promise<void>, taken: WeakSet<object>): Promise<void> {
  const html = await (await fetch(location.href, { headers: { accept: 'text/html' } })).text()
  const islandsOf = (of: Document) => [...of.querySelectorAll(`main [${DATA.island}]`)]
  const fresh = islandsOf(new DOMParser().parseFromString(html, 'text/html'))
  // A page with an error has no islands: keep the old ones below the overlay.
  if (fresh.length === 0) return
  const shown = islandsOf(document)
  const nameAll = (islands: Element[]) => String(islands.map(island => island.getAttribute(DATA.island)))
  if (nameAll(fresh) !== nameAll(shown)) return refresh()
  for (const [index, island] of shown.entries())
    if (!taken.has(island)) island.innerHTML = fresh[index]!.innerHTML
}

/** Makes the browser fetch a file again whose address is unchanged. */
function reloadFile(path: string) {
  const isSame = (url: string) => new URL(url, location.href).pathname.endsWith(encodeURI(path))
  const fresh = (url: string) => `${url.split('?')[0]}?${Date.now()}`
  const users = [...document.querySelectorAll<HTMLImageElement>('img, source, video, audio')].filter(
    ({ src }) => src && isSame(src),
  )
  for (const user of users) user.src = fresh(user.src)
  // Stylesheets refer to it by a different address.
  if (users.length === 0 && /\.(?:svg|png|jpe?g|gif|webp|avif|woff2?)$/.test(path)) location.reload()
}
