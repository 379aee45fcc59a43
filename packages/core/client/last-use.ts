import { DATA, isSearchKey, KEPT_USE } from '../model'

/** A use of the page that can be written down. */
interface KeptUse {
  /** When it was: what lies back longer has had its answer. */
  at: number
  selector: string
  /** What stands there, lest another element is taken for it. */
  looks: string
  /** Missing for a click. */
  key?: { key: string; ctrlKey: boolean; metaKey: boolean }
}

/** Knows what the visitor used last of what is loaded on demand. */
export interface LastUse {
  /** Keeps it, to be done after a reload; false when nothing was used lately. */
  keep(): boolean
  /** Whether it was asked for again because it had failed. */
  isAgain(): boolean
}

const MAX_AGE = 10_000
/** What answers with a script that is loaded on demand. */
const ON_DEMAND = [
  `[${DATA.early}]`,
  `[${DATA.openSearch}]`,
  `[${DATA.key}]`,
  `[${DATA.island}]:not([${DATA.hydrated}]) :is(button, input)`,
].join()
/** Asks once more for what was used before. */
const AGAIN = '.search-retry, .search-failed .button, .island-failure button, .failure-bar[data-part] .button'

/** Follows clicks on such controls, and the keys that open the search or a menu. */
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
  // What was pressed before this script had arrived.
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

/** Does what was kept before a reload, if the page that came has it. */
export function repeatKeptUse(): void {
  const kept = takeKept()
  const target = kept && document.querySelector(kept.selector)
  if (!(target instanceof HTMLElement) || describe(target).looks !== kept!.looks) return
  // As a visitor would: the focus is the sign that loads what answers the click.
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

/** The way to an element from its nearest ancestor with an id: the page that comes anew has the same. */
function pathTo(element: Element): string {
  if (element.id) return `#${CSS.escape(element.id)}`
  const { parentElement: parent } = element
  if (!parent) return element.localName
  const place = [...parent.children].indexOf(element) + 1
  return `${pathTo(parent)} > :nth-child(${place})`
}
