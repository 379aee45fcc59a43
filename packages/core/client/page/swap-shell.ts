import { DATA, ID } from '../../model'
import { copyAttributes, morphContent } from './morph'
import { showCurrentLink } from './show-current-link'

/** Controls whose attributes are set by the runtime. */
const OWNED = '.color-toggle, .search-button, .navbar-slot'

/** Updates the shell, as long as it is not hydrated, to that of another document. */
export function swapShell(next: Document): void {
  const parts = ['.navbar', '.page'].map(
    name => [document.querySelector(name), next.querySelector(name)] as const,
  )
  const [[navbar, nextNavbar], [page, nextPage]] = parts as [(typeof parts)[0], (typeof parts)[0]]
  if (navbar && nextNavbar) morphContent(navbar, nextNavbar, element => element.matches(OWNED))
  if (page && nextPage) page.className = nextPage.className
  swapSidebar(document.getElementById(ID.sidebar), next.getElementById(ID.sidebar))
}

function swapSidebar(old: HTMLElement | null, next: HTMLElement | null) {
  if (!next) old?.remove()
  else if (!old) document.getElementById(ID.main)?.before(document.importNode(next, true))
  else {
    const isSame = old.getAttribute(DATA.sidebarNav) === next.getAttribute(DATA.sidebarNav)
    const top = isSame ? old.scrollTop : 0
    if (isSame) keepExpanded(old, next)
    copyAttributes(old, next)
    old.innerHTML = next.innerHTML
    old.scrollTop = top
  }
  showCurrentLink()
}

/** Expands the categories in the new sidebar that were expanded in the old one. */
function keepExpanded(old: Element, next: Element) {
  for (const control of old.querySelectorAll(`[${DATA.key}][aria-expanded="true"]`)) {
    const key = control.getAttribute(DATA.key)
    const closed = next.querySelector(`[${DATA.key}="${key}"][aria-expanded="false"]`)
    const list = control.closest('li')?.querySelector(':scope > ul')?.cloneNode(true)
    if (!closed || !(list instanceof Element)) continue
    for (const link of list.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
    copyAttributes(closed, control)
    closed.removeAttribute('aria-current')
    closed.closest('li')!.append(list)
  }
}
