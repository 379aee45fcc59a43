import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import type { PageBlock, SidebarNode } from '../../model'
import { useClient } from '../context'
import { usePage } from '../page-hooks'
import { scrollIntoFrame } from '../scroll-into-frame'
import { useStore } from '../store'
import { findActiveKeys } from './active-keys'

type Category = Extract<SidebarNode, { type: 'category' }>

/** The sidebar of the page, as the theme sees it. */
export interface SidebarHandle {
  id: string
  /** Inert HTML, to be drawn until there are nodes. */
  html: { __html: string }
  /** The whole tree, once the visitor has shown interest. */
  nodes?: SidebarNode[]
  /** The way to the page, by key; see `findActiveKeys`. */
  activeKeys: string[]
  isExpanded(key: string, category: Category): boolean
  toggle(key: string, category: Category): void
  /** For the `<nav>` around tree or HTML. */
  navProps: {
    'data-sidebar-nav': string
    ref(element: HTMLElement | null): void
    onPointerEnter(): void
    onFocus(): void
    onTouchStart(): void
    onClick(event: MouseEvent): void
  }
}

/** The sidebar of the page on screen; undefined when it has none. */
export function useSidebarNodes(): SidebarHandle | undefined {
  const client = useClient('useSidebarNodes')
  const page = usePage()
  const nodesByUrl = useStore(client.sidebar.nodes)
  const expanded = useStore(client.sidebar.expanded)
  const html = useStore(client.view).sidebar
  const nav = useRef<HTMLElement | null>(null)
  const { sidebar } = page
  const nodes = sidebar && nodesByUrl[sidebar.url]

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or tree may move the active link
  useLayoutEffect(() => showActiveLink(nav.current), [page.path, nodes])

  if (!sidebar) return undefined
  const isExpanded = (key: string, category: Category) =>
    !category.collapsible ||
    (expanded[`${sidebar.id}/${key}`] ?? (!category.collapsed || activeKeys.includes(key)))
  const activeKeys = nodes ? findActiveKeys(nodes, page.path) : []
  const wake = () => {
    // A sidebar that cannot be loaded stays as it is: links.
    client.sidebar.load(sidebar).then(
      () => client.sidebar.open(sidebar, client.view.get().page.path),
      () => {},
    )
  }
  return {
    id: sidebar.id,
    html,
    nodes,
    activeKeys,
    isExpanded,
    toggle: (key, category) => client.sidebar.toggle(sidebar, key, !isExpanded(key, category)),
    navProps: {
      'data-sidebar-nav': sidebar.id,
      ref: element => {
        nav.current = element
      },
      onPointerEnter: wake,
      onFocus: wake,
      onTouchStart: wake,
      onClick: event => {
        if (!nodes) toggleInert(event, sidebar)
      },
    },
  }

  /** A category without a page of its own is a link in the inert HTML; with script, a click toggles it. */
  function toggleInert(event: MouseEvent, of: NonNullable<PageBlock['sidebar']>) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-key]')
    const key = link?.dataset.key
    if (!link || !key || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    client.sidebar.load(of).then(
      () => client.sidebar.toggle(of, key, link.getAttribute('aria-expanded') !== 'true'),
      () => location.assign(link.href),
    )
  }
}

function showActiveLink(nav: HTMLElement | null) {
  const link = nav?.querySelector('[aria-current="page"]')
  if (link) scrollIntoFrame(link)
}
