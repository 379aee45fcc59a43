import type { ReactDom } from '../client/runtime'
import { DATA, DEV_EVENT, DOCUSAURUS_ATTRIBUTE } from '../model'
import { type DevProblem, showProblems } from './dev-problems'

type Hot = NonNullable<ImportMeta['hot']>

/**
 * While the site is edited: shows changed pages in place, and what is wrong with them. Once a script has thrown, what
 * React and the bundler hold of the page is unknown: a page that was updated in place loads again before it reports an
 * error, and one that has reported an error loads again at the next update.
 *
 * Returns React as islands are to use it.
 */
export function followEdits(hot: Hot, refresh: () => Promise<void>): (dom: ReactDom) => ReactDom {
  // A page that comes in place brings its own: it may have been fetched before an edit.
  const meta = () => document.querySelector<HTMLMetaElement>(`meta[name="${DEV_EVENT.state}"]`)!
  const state = () => Number(meta().content)
  /** Elements that React draws into: before the first time is done, too, nobody else may. */
  const taken = new WeakSet<object>()
  let isUpdated = false
  let hasThrown = false
  const noteUpdate = () => {
    if (hasThrown) location.reload()
    isUpdated = true
  }
  // The answer says what is wrong with the page, if anything.
  const reportShown = () => hot.send(DEV_EVENT.rendered, { state: state(), address: location.pathname })
  // One after the other: what an earlier edit brings must not arrive over a later one.
  let refreshed = Promise.resolve()
  hot.on(DEV_EVENT.pages, () => {
    noteUpdate()
    refreshed = refreshed.then(refresh).then(reportShown, error => console.error(error))
  })
  hot.on(DEV_EVENT.modules, () => {
    const isHydrated = document.querySelector(`[${DATA.hydrated}], html[${DOCUSAURUS_ATTRIBUTE.hasHydrated}]`)
    // Where React is at work, a new page would take its state.
    const update = isHydrated ? () => refreshIslands(refresh, taken) : refresh
    // A module that compiles may still throw while the page is rendered.
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
    // A module that the browser cannot have is reported by the bundler; what imports it does not ask again.
    const isAbsent = /dynamically imported|module script/.test(message)
    // After a click it is no matter of loading: a reload would only lose it.
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
      // The next edit may have replaced the module before the HTML of this one was here.
      const root = dom.createRoot(element as Element, options)
      root.render(tree)
      return root
    },
  })
}

/** Passes on what scripts of the page throw; React catches errors of components and only logs them. */
function followErrors(show: (error: Error) => void): void {
  const pass = (value: unknown) => {
    // A request that fails is no matter of the code.
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

/** Gives islands that nobody has used yet their new HTML; where there are others now, the page is fetched as a whole. */
async function refreshIslands(refresh: () => Promise<void>, taken: WeakSet<object>): Promise<void> {
  const html = await (await fetch(location.href, { headers: { accept: 'text/html' } })).text()
  const islandsOf = (of: Document) => [...of.querySelectorAll(`main [${DATA.island}]`)]
  const fresh = islandsOf(new DOMParser().parseFromString(html, 'text/html'))
  // A page that fails has none: what was there stays below the error.
  if (fresh.length === 0) return
  const shown = islandsOf(document)
  const nameAll = (islands: Element[]) => String(islands.map(island => island.getAttribute(DATA.island)))
  if (nameAll(fresh) !== nameAll(shown)) return refresh()
  for (const [index, island] of shown.entries())
    if (!taken.has(island)) island.innerHTML = fresh[index]!.innerHTML
}

/** Has the browser fetch a file again that it keeps under the same address. */
function reloadFile(path: string) {
  const isSame = (url: string) => new URL(url, location.href).pathname.endsWith(encodeURI(path))
  const fresh = (url: string) => `${url.split('?')[0]}?${Date.now()}`
  const users = [...document.querySelectorAll<HTMLImageElement>('img, source, video, audio')].filter(
    ({ src }) => src && isSame(src),
  )
  for (const user of users) user.src = fresh(user.src)
  // In a stylesheet it has an address of another form.
  if (users.length === 0 && /\.(?:svg|png|jpe?g|gif|webp|avif|woff2?)$/.test(path)) location.reload()
}
