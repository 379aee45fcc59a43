import { DATA, DEV_EVENT, DOCUSAURUS_ATTRIBUTE, ID } from '../model'
import { clientText } from '../theme/text'

type Hot = NonNullable<ImportMeta['hot']>

interface Problem {
  what: string
  where?: { file: string; line?: number; column?: number }
  remedy?: string
}

/** While the site is edited: shows changed pages in place, and what is wrong with them. */
export function followEdits(hot: Hot, page: { refresh(): Promise<void> }): void {
  // The answer tells what is wrong with the page, if anything.
  const tellShown = () => hot.send(DEV_EVENT.rendered, { address: location.pathname })
  // One after the other: what an earlier edit brings must not arrive over a later one.
  let refreshed = Promise.resolve()
  hot.on(DEV_EVENT.pages, () => {
    refreshed = refreshed.then(page.refresh).then(tellShown, error => console.error(error))
  })
  hot.on(DEV_EVENT.modules, () => {
    const isHydrated = document.querySelector(`[${DATA.hydrated}], html[${DOCUSAURUS_ATTRIBUTE.hasHydrated}]`)
    // Where React is at work, a new page would take its state.
    refreshed = refreshed
      .then(isHydrated ? refreshIslands : page.refresh)
      .catch(error => console.error(error))
  })
  hot.on(DEV_EVENT.file, ({ path }: { path: string }) => {
    refreshed = refreshed.then(() => reloadFile(path))
  })
  hot.on(DEV_EVENT.site, () => location.reload())
  const problems: Record<'site' | 'bundler', Problem[]> = { site: [], bundler: [] }
  const tell = (part: keyof typeof problems, found: Problem[]) => {
    problems[part] = found
    showProblems([...problems.site, ...problems.bundler])
  }
  hot.on(DEV_EVENT.error, (event: { problems: Problem[] }) => tell('site', event.problems))
  hot.on(DEV_EVENT.ok, () => tell('site', []))
  hot.on('vite:error', ({ err }) => {
    const file = err.loc?.file ?? err.id
    tell('bundler', [{ what: err.message, where: file ? { file, line: err.loc?.line } : undefined }])
  })
  hot.on('vite:afterUpdate', () => tell('bundler', []))
  window.navigation?.addEventListener('navigatesuccess', tellShown)
  hot.send(DEV_EVENT.hello, { since: performance.timeOrigin, address: location.pathname })
}

/** Gives islands that nobody has used yet their new HTML. */
async function refreshIslands(): Promise<void> {
  const html = await (await fetch(location.href, { headers: { accept: 'text/html' } })).text()
  const fresh = new DOMParser().parseFromString(html, 'text/html').querySelectorAll(`main [${DATA.island}]`)
  for (const [index, island] of document.querySelectorAll(`main [${DATA.island}]`).entries())
    if (fresh[index] && !island.hasAttribute(DATA.hydrated)) island.innerHTML = fresh[index].innerHTML
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

function showProblems(problems: Problem[]) {
  removeProblems()
  if (problems.length === 0) return
  const overlay = document.createElement('div')
  overlay.id = ID.problems
  overlay.setAttribute('role', 'alert')
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '1000',
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '1rem 1.5rem',
    borderTop: '4px solid #d33',
    background: '#1b1b1f',
    color: '#fff',
    font: '14px/1.6 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
  })
  for (const problem of problems) overlay.append(renderProblem(problem))
  const close = overlay.appendChild(document.createElement('button'))
  close.textContent = '×'
  close.setAttribute('aria-label', clientText.dismiss)
  Object.assign(close.style, { position: 'absolute', inset: '0.5rem 1rem auto auto', fontSize: '20px' })
  close.onclick = removeProblems
  document.body.append(overlay)
}

function renderProblem({ what, where, remedy }: Problem): HTMLElement {
  const entry = document.createElement('p')
  const place = entry.appendChild(document.createElement('strong'))
  if (where) place.textContent = `${[where.file, where.line, where.column].filter(Boolean).join(':')}\n`
  entry.append(what, remedy ? `\n→ ${remedy}` : '')
  entry.style.margin = '0 0 0.75rem'
  return entry
}

function removeProblems() {
  document.getElementById(ID.problems)?.remove()
}
