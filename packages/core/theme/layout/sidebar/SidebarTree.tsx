import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { Collapsible } from '../../../client'
import { type SidebarNode, samePath } from '../../../model'
import { shellText } from '../../text'
import { Breakable } from '../Breakable'
import { outwardProps, resolveHref } from '../site-link'
import { isShown, selectWindow } from './sidebar-window'

type Category = Extract<SidebarNode, { type: 'category' }>
type Link = Extract<SidebarNode, { type: 'link' }>

/** Input for rendering a sidebar, at build time and in the browser. */
export interface SidebarTreeState {
  baseUrl: string
  path: string
  activeKeys: string[]
  isExpanded(key: string, category: Category): boolean
  /** Undefined at build time. */
  toggle?(key: string, category: Category): void
  /** Renders only a window of many siblings, so that the HTML of a page does not grow with the site. */
  windowed?: boolean
  /** Rendered in place of a level's entries. */
  placeHolder?: ReactNode
}

/** A level of the sidebar with its expanded sublevels. */
export function SidebarTree({ nodes, state }: { nodes: SidebarNode[]; state: SidebarTreeState }) {
  return (
    <ul className="side-list">
      <Siblings nodes={nodes} state={state} parent="" />
    </ul>
  )
}

function Siblings({
  nodes,
  state,
  parent,
}: {
  nodes: SidebarNode[]
  state: SidebarTreeState
  parent: string
}) {
  if (state.placeHolder) return state.placeHolder
  const { before, entries, after } = selectWindow({ nodes, state, parent })
  return (
    <>
      <SidebarGap count={before} />
      {entries.map(({ node, key }) => (
        <SidebarItem key={key} node={node} state={state} at={key} />
      ))}
      <SidebarGap count={after} />
    </>
  )
}

export function SidebarGap({ count }: { count: number }) {
  return count > 0 ? <li className="side-gap">{shellText.hiddenSiblings(count)}</li> : null
}

export function SidebarItem({ node, state, at }: { node: SidebarNode; state: SidebarTreeState; at: string }) {
  if (!isShown(node, state.path)) return null
  if (node.type === 'html')
    return <li className={node.className} dangerouslySetInnerHTML={{ __html: node.html }} />
  if (node.type === 'link') return <LinkItem node={node} state={state} />
  if (!node.collapsible && !node.href) return <GroupItem node={node} state={state} at={at} />
  return <CategoryItem node={node} state={state} at={at} />
}

function LinkItem({ node, state }: { node: Link; state: SidebarTreeState }) {
  return (
    <li className={node.className}>
      <a
        className={node.external ? 'side-link external' : 'side-link'}
        href={resolveHref(state.baseUrl, node.href)}
        aria-current={currentMark(node.href, state)}
        {...outwardProps(node.external)}
      >
        <Breakable text={node.label} />
      </a>
    </li>
  )
}

/** A category without link that cannot be collapsed: a heading above its items. */
function GroupItem({ node, state, at }: { node: Category; state: SidebarTreeState; at: string }) {
  const id = `${useId()}-${at}`
  return (
    <li className={node.className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div role="group" aria-labelledby={id}>
        <h3 className="side-heading" id={id}>
          {node.label}
        </h3>
        <ul className="side-list">
          <Siblings nodes={node.items} state={state} parent={`${at}.`} />
        </ul>
      </div>
    </li>
  )
}

function CategoryItem({ node, state, at }: { node: Category; state: SidebarTreeState; at: string }) {
  const expanded = state.isExpanded(at, node)
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    state.toggle?.(at, node)
  }
  const control = {
    role: 'button',
    'data-key': at,
    'aria-expanded': expanded,
    onClick: toggle,
    onKeyDown: (event: KeyboardEvent) => event.key === ' ' && toggle(event),
  } as const
  const here = samePath(node.href, state.path)
  return (
    <li className={node.className ? `side-category ${node.className}` : 'side-category'}>
      {node.href ? (
        <div className="side-row">
          <a
            className="side-link"
            href={resolveHref(state.baseUrl, node.href)}
            aria-current={currentMark(node.href, state)}
            onClick={here && node.collapsible ? toggle : undefined}
          >
            <Breakable text={node.label} />
          </a>
          {node.collapsible && (
            <a
              {...control}
              className="side-caret caret"
              href={resolveHref(state.baseUrl, node.href)}
              aria-label={(expanded ? shellText.collapseCategory : shellText.expandCategory)(node.label)}
            />
          )}
        </div>
      ) : (
        <a
          {...control}
          className="side-link caret"
          href={resolveHref(state.baseUrl, firstHref(node.items) ?? '#')}
        >
          <Breakable text={node.label} />
        </a>
      )}
      {(expanded || !state.windowed) && (
        <Collapsible as="ul" lazy collapsed={!expanded} className="side-list">
          <Siblings nodes={node.items} state={state} parent={`${at}.`} />
        </Collapsible>
      )}
    </li>
  )
}

function currentMark(href: string, { path }: SidebarTreeState): 'page' | undefined {
  return samePath(href, path) ? 'page' : undefined
}

/** Returns the link of a category without a page, for when it cannot be toggled. */
function firstHref(nodes: SidebarNode[]): string | undefined {
  for (const node of nodes) {
    if (node.type === 'html' || (node.type === 'link' && node.unlisted)) continue
    const href = node.href ?? (node.type === 'category' ? firstHref(node.items) : undefined)
    if (href) return href
  }
  return undefined
}
