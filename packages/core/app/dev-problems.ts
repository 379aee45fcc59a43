import { ID } from '../model'
import { clientText } from '../theme/text'

/** A problem with the site, as the dev server reports it. */
export interface DevProblem {
  what: string
  where?: { file: string; line?: number; column?: number }
  remedy?: string
}

const DARK = {
  background: '#1b1b1f',
  color: '#fff',
  font: '14px/1.6 ui-monospace, monospace',
} satisfies Partial<CSSStyleDeclaration>

/** Shows errors as an overlay, and warnings as a badge that opens their list. */
export function showProblems(errors: DevProblem[], warnings: DevProblem[]): void {
  document.getElementById(ID.problems)?.remove()
  if (errors.length > 0) showPanel(ID.problems, errors, '#d33')
  // Keeps an open list open across edits.
  const isOpen = Boolean(document.getElementById(ID.warningList))
  document.getElementById(ID.warnings)?.remove()
  document.getElementById(ID.warningList)?.remove()
  if (warnings.length === 0) return
  showBadge(warnings)
  if (isOpen) showPanel(ID.warningList, warnings, '#d90')
}

function showBadge(warnings: DevProblem[]): void {
  const badge = document.createElement('button')
  badge.id = ID.warnings
  badge.type = 'button'
  badge.textContent = `⚠ ${warnings.length}`
  badge.title = `Warnings of the dev server: ${warnings.length}`
  Object.assign(badge.style, {
    ...DARK,
    position: 'fixed',
    inset: 'auto auto 1rem 1rem',
    zIndex: '999',
    padding: '0.25rem 0.75rem',
    border: '2px solid #d90',
    borderRadius: '6px',
  })
  badge.onclick = () => {
    const list = document.getElementById(ID.warningList)
    if (list) list.remove()
    else showPanel(ID.warningList, warnings, '#d90')
  }
  document.body.append(badge)
}

function showPanel(id: string, problems: DevProblem[], color: string): void {
  const panel = document.createElement('div')
  panel.id = id
  panel.setAttribute('role', 'alert')
  Object.assign(panel.style, {
    ...DARK,
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '1000',
    maxHeight: '60vh',
    overflow: 'auto',
    padding: '1rem 1.5rem',
    borderTop: `4px solid ${color}`,
    whiteSpace: 'pre-wrap',
  })
  for (const problem of problems) panel.append(renderProblem(problem))
  const close = panel.appendChild(document.createElement('button'))
  close.textContent = '×'
  close.setAttribute('aria-label', clientText.dismiss)
  Object.assign(close.style, { position: 'absolute', inset: '0.5rem 1rem auto auto', fontSize: '20px' })
  close.onclick = () => panel.remove()
  document.body.append(panel)
}

function renderProblem({ what, where, remedy }: DevProblem): HTMLElement {
  const entry = document.createElement('p')
  const place = entry.appendChild(document.createElement('strong'))
  if (where) place.textContent = `${[where.file, where.line, where.column].filter(Boolean).join(':')}\n`
  entry.append(what, remedy ? `\n→ ${remedy}` : '')
  entry.style.margin = '0 0 0.75rem'
  return entry
}
