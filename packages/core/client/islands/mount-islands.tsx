import { type ComponentType, startTransition } from 'react'
import type { Root } from 'react-dom/client'
import { DATA } from '../../model'
import type { ReactDom, ShellClient } from '../client'
import { isTranslated, whenReleased } from '../translated'
import { type IslandItem, IslandTree, slotName } from './IslandTree'
import { showLoadFailure } from './load-failure'
import { whenWanted } from './when-wanted'

export type IslandRegistry = Record<string, () => Promise<{ default: ComponentType }>>

interface IslandTools {
  registry: IslandRegistry
  client: ShellClient
  dom: ReactDom
}

const ISLAND = `[${DATA.island}]`
const SPINNER_DELAY = 200

/**
 * Hydrates the islands below `root` according to their `data-load`; nested islands are left to their outer
 * island. Returns a function that unmounts them.
 */
export function mountIslands(root: HTMLElement, tools: IslandTools): () => void {
  const owner = root.closest(ISLAND)
  const own = [...root.querySelectorAll<HTMLElement>(ISLAND)].filter(
    element => element.parentElement?.closest(ISLAND) === owner,
  )
  const stops = own.map(element => mountIsland(element, tools))
  return () => {
    for (const stop of stops) stop()
  }
}

function mountIsland(element: HTMLElement, tools: IslandTools): () => void {
  const { registry, client, dom } = tools
  let stopped = false
  let root: Root | undefined
  let isHydrated = false
  let findClicked: (() => HTMLElement | undefined) | undefined
  // A click before hydration is repeated afterwards, unless the browser has a default action for it.
  const onClick = (event: Event) => {
    const target = event.target as HTMLElement
    const control = target.closest<HTMLElement>('button, input:not([type="file"])')
    // A translator adds elements, so only controls can be found again.
    const isLeft =
      !control && (isTranslated(element) || target.closest('a, label, summary, select, textarea, input'))
    const all = () => [...element.querySelectorAll<HTMLElement>(control ? 'button, input' : '*')]
    const index = all().indexOf(control ?? target)
    findClicked = isLeft ? undefined : () => all()[index]
  }
  element.addEventListener('click', onClick)

  async function load() {
    const spinner = setTimeout(() => element.setAttribute(DATA.loading, ''), SPINNER_DELAY)
    try {
      const [island, items] = await Promise.all([
        findIsland(registry, element.getAttribute(DATA.island)!)(),
        loadItems(element, registry),
      ])
      if (isTranslated(element)) await whenReleased()
      if (!stopped) root = render(island.default, items)
    } catch (error) {
      console.error(error)
      if (!stopped) showLoadFailure({ element, text: client.text, retry: load })
    }
    clearTimeout(spinner)
    element.removeAttribute(DATA.loading)
  }

  function render(component: ComponentType, items?: IslandItem[]): Root {
    const pages = new Map<string, string | undefined>()
    // Read once, because React may remove the slot later.
    const pageHtml = (name: string) => {
      if (!pages.has(name)) pages.set(name, readSlot(element, name))
      return pages.get(name)
    }
    const tree = (
      <IslandTree
        client={client}
        component={component}
        props={JSON.parse(element.getAttribute(DATA.props) || '{}')}
        slot={items ? undefined : readSlot(element, '')}
        items={items}
        pageHtml={pageHtml}
        isInline={element.localName === 'span'}
        onReady={onReady}
        mountSlot={slotElement => mountIslands(slotElement, tools)}
      />
    )
    const options = { identifierPrefix: element.getAttribute(DATA.prefix) ?? undefined }
    if (element.hasAttribute(DATA.clientOnly) || isTranslated(element)) {
      const created = dom.createRoot(element, options)
      created.render(tree)
      return created
    }
    let hydrated!: Root
    startTransition(() => {
      hydrated = dom.hydrateRoot(element, tree, options)
    })
    return hydrated
  }

  function onReady() {
    isHydrated = true
    if (stopped) return takeDown()
    element.removeEventListener('click', onClick)
    element.setAttribute(DATA.hydrated, '')
    const part = findClicked?.()
    if (part) repeatClick(part)
    findClicked = undefined
  }

  const stopWaiting = whenWanted(element, load)
  return () => {
    stopped = true
    stopWaiting()
    // It must not be unmounted during hydration; `onReady` does that afterwards.
    if (isHydrated) takeDown()
  }

  /** In a microtask, because a root must not be unmounted while another one renders. */
  function takeDown() {
    queueMicrotask(() => root?.unmount())
  }
}

/** Loads the components among the children, for islands that inspect them. */
async function loadItems(element: Element, registry: IslandRegistry): Promise<IslandItem[] | undefined> {
  const written = element.getAttribute(DATA.items)
  if (written === null) return undefined
  const items = JSON.parse(written) as { id?: string; props?: object }[]
  return Promise.all(
    items.map(async ({ id, props }, index) => {
      const name = slotName(element.getAttribute(DATA.prefix)!, index)
      const component = id ? (await findIsland(registry, id)()).default : undefined
      return { name, component, props, html: readSlot(element, name) ?? '' }
    }),
  )
}

/** Reads a static child of an island, visible or in the template behind it; ignores children of nested islands. */
function readSlot(element: Element, name: string): string | undefined {
  const behind = element.nextElementSibling
  const kept = behind?.hasAttribute(DATA.hiddenSlots) ? (behind as HTMLTemplateElement).content.children : []
  const shown = [...element.querySelectorAll(`[${DATA.slot}]`)].filter(
    slot => slot.closest(ISLAND) === element,
  )
  return [...shown, ...kept].find(slot => slot.getAttribute(DATA.slot) === name)?.innerHTML
}

function repeatClick(control: HTMLElement) {
  // A radio button that is already checked would not fire a change event.
  if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = false
  control.click()
}

function findIsland(registry: IslandRegistry, id: string) {
  const load = registry[id]
  if (!load) throw new Error(`No island is registered under "${id}".`)
  return load
}
