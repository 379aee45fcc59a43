/** Moves navbar items that do not fit into the overflow menu. Uses a stylesheet, because React may own the items. */
export function fitNavbar(): void {
  const bar = document.querySelector('.navbar-inner')
  if (!bar || !('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  new ResizeObserver(() => {
    const count = document.querySelector('.navbar-more')?.parentElement?.children.length ?? 0
    let shown = count - 1
    sheet.replaceSync('')
    while (shown > 0 && !isRoomy(bar)) sheet.replaceSync(showFirst(--shown))
  }).observe(bar)
}

function showFirst(shown: number): string {
  const row = '.navbar-items.has-more >'
  return `
    ${row} :nth-child(n + ${shown + 1}):not(.navbar-more) { display: none }
    ${row} .navbar-more { display: flex }
    .navbar-more > .dropdown > .dropdown-menu > li:nth-child(-n + ${shown}) { display: none }`
}

/** Whether all items fit into the bar. */
function isRoomy(bar: Element): boolean {
  const last = bar.lastElementChild!
  const end = bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight)
  const margin = Number.parseFloat(getComputedStyle(last).marginRight)
  return last.getBoundingClientRect().right + margin <= end + 1
}
