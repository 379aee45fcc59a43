import { type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { SidebarNode } from '../../model'
import { useStore } from '../hooks/use-store'
import { showCurrentLink } from '../page/show-current-link'
import {
  DocProvider,
  DocSidebarItemsExpandedStateProvider,
  DocsSidebarProvider,
  NavbarMobileSidebarProvider,
  RuntimeProvider,
} from '../react/contexts'
import { useProvided } from '../react/named-context'
import { findActiveKeys } from './active-keys'

type Category = Extract<SidebarNode, { type: 'category' }>

export interface SidebarHandle<Tree = unknown> {
  id: string
  html: { __html: string }
  /** The whole tree, once the visitor has shown interest. */
  nodes?: SidebarNode[]
  /** Result of `loadTree`; available together with the nodes. */
  tree?: Tree
  /** Keys on the path to the page; see `findActiveKeys`. */
  activeKeys: string[]
  isExpanded(key: string, category: Category): boolean
  toggle(key: string, category: Category): void
  navProps: {
    'data-sidebar-nav': string
    ref(element: HTMLElement | null): void
    onPointerEnter(): void
    onFocus(): void
    onTouchStart(): void
    onClick(event: MouseEvent): void
  }
}

/**
 * Returns the sidebar of the current page; undefined if it has none. `loadTree` imports the component that
 * renders the nodes, so that both are loaded together.
 */
export function useSidebarNodes<Tree>(loadTree?: () => Promise<Tree>): SidebarHandle<Tree> | undefined {
  const hook = 'useSidebarNodes'
  const state = useProvided(DocsSidebarProvider, hook)
  const view = useProvided(DocProvider, hook)
  const { page, sidebar: html } = useStore(view)
  const nodesByUrl = useStore(state.nodes)
  const expanded = useStore(useProvided(DocSidebarItemsExpandedStateProvider, hook))
  const inDrawer = useStore(useProvided(NavbarMobileSidebarProvider, hook).shown)
  const { shell } = useProvided(RuntimeProvider, hook)
  const nav = useRef<HTMLElement>(null)
  const { sidebar } = page
  const nodes = sidebar && nodesByUrl[sidebar.url]

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or tree may move the active link
  useLayoutEffect(() => {
    // A hydrated sidebar keeps the visitor's scroll position.
    if (shell.live) showCurrentLink(nav.current)
  }, [page.path, nodes])

  async function load() {
    if (!sidebar) return
    await state.load(sidebar, loadTree)
    state.open(sidebar, view.get().page.path)
  }
  // A sidebar that cannot be loaded stays usable as links.
  const ensureLoaded = () => {
    if (!nodes) load().catch(() => {})
  }
  const onDrawer = useEffectEvent(ensureLoaded)
  useEffect(() => {
    if (inDrawer) onDrawer()
  }, [inDrawer])

  if (!sidebar) return undefined
  const activeKeys = nodes ? findActiveKeys(nodes, page.path) : []
  const isExpanded = (key: string, category: Category) =>
    !category.collapsible ||
    (expanded[`${sidebar.id}/${key}`] ?? (!category.collapsed || activeKeys.includes(key)))

  /** Toggles a category of the inert HTML on click, where it is a link. */
  function toggleInert(event: MouseEvent, { id, url }: NonNullable<typeof sidebar>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-key]')
    const key = link?.dataset.key
    if (!link || !key || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const expand = link.getAttribute('aria-expanded') !== 'true'
    load().then(
      () => state.toggle({ id, url }, key, expand),
      () => location.assign(link.href),
    )
  }

  return {
    id: sidebar.id,
    html,
    nodes,
    tree: state.tree as Tree | undefined,
    activeKeys,
    isExpanded,
    toggle: (key, category) => state.toggle(sidebar, key, !isExpanded(key, category)),
    navProps: {
      'data-sidebar-nav': sidebar.id,
      ref: element => {
        nav.current = element
      },
      onPointerEnter: ensureLoaded,
      onFocus: ensureLoaded,
      onTouchStart: ensureLoaded,
      onClick: event => {
        if (!nodes) toggleInert(event, sidebar)
      },
    },
  }
}
