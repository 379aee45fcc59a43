import { DEV_EVENT, ID } from '../model'
import { clientText } from '../theme/text'

type Hot = NonNullable<ImportMeta['hot']>

interface Problem {
  what: string
  where?: { file: string; line?: number }
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
  hot.on(DEV_EVENT.site, () => location.reload())
  hot.on(DEV_EVENT.error, ({ problems }: { problems: Problem[] }) => showProblems(problems))
  hot.on(DEV_EVENT.ok, removeProblems)
  window.navigation?.addEventListener('navigatesuccess', tellShown)
  hot.send(DEV_EVENT.hello, { since: performance.timeOrigin, address: location.pathname })
}

function showProblems(problems: Problem[]) {
  removeProblems()
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
  if (where) place.textContent = `${where.line ? `${where.file}:${where.line}` : where.file}\n`
  entry.append(what, remedy ? `\n→ ${remedy}` : '')
  entry.style.margin = '0 0 0.75rem'
  return entry
}

function removeProblems() {
  document.getElementById(ID.problems)?.remove()
}
