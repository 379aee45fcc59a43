import { DATA, isSearchKey, KEPT_USE } from '../model'

/** An interaction in serializable form. */
interface KeptUse {
  /** Its time: older interactions have been handled. */
  at: number
  selector: string
  /** Tag and text of the element, to check that the selector finds the same one. */
  looks: string
  /** Undefined for a click. */
  key?: { key: string; ctrlKey: boolean; metaKey: boolean }
}

/** Remembers the last interaction with a control whose script is loaded on demand. */
export interface LastUse {
  /** Stores it to be repeated after a reload; returns false if there was none recently. */
  keep(): boolean
  /** Whether it was a retry after a failure. */
  isAgain(): boolean
}

const MAX_AGE = 10_000
/** Controls whose script is loaded on demand. */
const ON_DEMAND = [
  `[${DATA.early}]`,
  `[${DATA.openSearch}]`,
  `[${DATA.key}]`,
  `[${DATA.island}]:not([${DATA.hydrated}]) :is(button, input)`,
].join()
/** Controls that retry a failed interaction. */
const AGAIN = '.search-retry, .search-failed .button, .island-failure button, .failure-bar[data-part] .button'

/** Follows clicks on these controls, and the keys that open the search or a menu. */
export function watchLastUse(): LastUse {
  let last: KeptUse | undefined
  let isAgain = false
  const onClick = ({ target }: Event) => {
    const control = (target as Element).closest(`${ON_DEMAND}, ${AGAIN}`)
    if (!control) return
    isAgain = control.matches(AGAIN)
    last = isAgain && last ? { ...last, at: Date.now() } : describe(control)
  }
  const onKey = (event: KeyboardEvent) => {
    const target = event.target as Element
    const isMenu = event.key === 'Enter' && target.matches(`a[${DATA.early}]`)
    const { key, ctrlKey, metaKey } = event
    if (!isMenu && !isSearchKey(event)) return
    isAgain = false
    last = { ...describe(target), key: { key, ctrlKey, metaKey } }
  }
  document.addEventListener('click', onClick, true)
  document.addEventListener('keydown', onKey, true)
  // Events from before this script was loaded.
  for (const event of window.__early?.queue ?? [])
    if (event.type === 'click') onClick(event)
    else onKey(event as KeyboardEvent)

  return {
    keep() {
      if (!last || Date.now() - last.at > MAX_AGE) return false
      sessionStorage.setItem(KEPT_USE, JSON.stringify(last))
      return true
    },
    isAgain: () => isAgain,
  }
}

/** Repeats the interaction stored before a reload, if the page has the same element. */
export function repeatKeptUse(): void {
  const kept = takeKept()
  const target = kept && document.querySelector(kept.selector)
  if (!(target instanceof HTMLElement) || describe(target).looks !== kept!.looks) return
  // Focus first, as a visitor would: it triggers loading the handler of the click.
  target.focus({ preventScroll: true })
  if (kept!.key)
    target.dispatchEvent(new KeyboardEvent('keydown', { ...kept!.key, bubbles: true, cancelable: true }))
  else target.click()
}

function takeKept(): KeptUse | undefined {
  try {
    const text = sessionStorage.getItem(KEPT_USE)
    sessionStorage.removeItem(KEPT_USE)
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}

function describe(element: Element): KeptUse {
  const { localName } = element
  const text = element === document.body ? '' : element.textContent.slice(0, 50)
  return { at: Date.now(), selector: pathTo(element), looks: `${localName} ${text}` }
}

/** Returns a selector from the nearest ancestor with an id, which also matches in the reloaded page. */
function pathTo(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`
  const { parentElement: parent } = element
  if (!parent) return element.localName
  const place = [...parent.children].indexOf(element) + 1
  return `${pathTo(parent)} > :nth-child(${place})`
}
