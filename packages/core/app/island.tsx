import {
  Children,
  type ComponentType,
  cloneElement,
  createElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
} from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ClientProvider, createClient, type ShellClient, useClient } from '../client'
import { type IslandItem, IslandTree, namePages, slotName } from '../client/server'
import { DATA, type PageBlock, type PagePlace, PLACE, TABLE_FRAME } from '../model'
import { isPage, RawHtml } from './mdx'
import type { HtmlNode, PageModuleOptions } from './server-app'
import { drawSettled, isUnsettled } from './settle'

type Component = ComponentType<Record<string, unknown>>
type Module = Record<string, unknown>

/** Returns a module as pages import it: components become islands unless the file is `.static`. */
export function asPageModule(id: string, module: Module, more: PageModuleOptions = {}): Module {
  if (/\.static\.\w+$/.test(id)) return module
  return Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      isComponent(name, value)
        ? createIsland({ id: name === 'default' ? id : `${id}#${name}`, component: value, ...more })
        : value,
    ]),
  )
}

type IslandComponent = Component & { load?: string }

function isComponent(name: string, value: unknown): value is IslandComponent {
  if (name !== 'default' && !/^(?:default\.)?[A-Z]/.test(name)) return false
  return typeof value === 'function' || isWrapped(value)
}

/** Whether a value is a result of `memo`, `forwardRef` or `lazy`. */
function isWrapped(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value)
}

interface IslandInput extends PageModuleOptions {
  id: string
  component: IslandComponent
}

/** A component as pages use it; `island` lets a parent island recognize it among its children. */
type PageIsland = Component & { island: IslandInput }

function createIsland(input: IslandInput): PageIsland {
  const page: Component = props => <Island {...input} given={props} />
  // A compound component such as `<Cards.Item>` is rendered inside of its parent's island.
  const parts = Object.entries(input.component).filter(([name, value]) => isComponent(name, value))
  return Object.assign(page, Object.fromEntries(parts), { island: input })
}

/** Returns the component with the warnings of one page. */
export function withPageWarnings(component: unknown, warnings: PageModuleOptions): unknown {
  const { island } = component as Partial<PageIsland>
  return island ? createIsland({ ...island, ...warnings }) : component
}

/**
 * Renders the component at build time, with its props as JSON for hydration; children are static slots. It is
 * rendered as a separate root, as in the browser, so that text nodes and generated ids match.
 */
function Island(of: IslandInput & { given: Record<string, unknown> & { children?: ReactNode } }) {
  const { id, component, given, needsHydration = true, elements, onDraw, onStatic, onHidden } = of
  const prefix = useId()
  const drawn = useClient('Island')
  const client = needsHydration ? asInBrowser(drawn) : drawn
  const { children, ...props } = given
  const name = component.displayName ?? component.name
  // React elements cannot be serialized: a component with such props is rendered as part of the page. The same
  // holds for components that are not hydrated, with any non-serializable props.
  const odd = Object.keys(given).find(key => isOdd(key, given[key], needsHydration))
  if (odd && (onStatic || !needsHydration)) {
    if (needsHydration) onStatic?.(name, `is given ${unserialisable(given[odd], true)} by \`${odd}\``)
    return createElement(component, given)
  }
  const within = (content: ReactNode, at: string) =>
    renderToStaticMarkup(<ClientProvider client={drawn}>{content}</ClientProvider>, {
      identifierPrefix: `${prefix}${at}`,
    })
  const isWord = of.keepsText && typeof children === 'string'
  const slot = children && !isWord ? within(children, 'slot') : undefined
  const pages: PageItem[] = []
  const plainProps = namePages(isWord ? given : props, value => {
    if (!isPage(value)) return undefined
    const name = `${prefix}page${pages.length}`
    pages.push({ name, html: within(createElement(value), `page${pages.length}`) })
    return name
  }) as Record<string, unknown>
  const data = serialise(plainProps, name)
  const pageHtml = (name: string) => pages.find(page => page.name === name)?.html
  const attempt = (of: { slot?: string; items?: IslandItem[] }) =>
    drawSettled(
      <IslandTree
        {...{ client, component, pageHtml }}
        isStatic={!needsHydration}
        props={plainProps}
        {...of}
      />,
      {
        identifierPrefix: prefix,
      },
    )
  const shows = (html: string) => !slot || html.includes(` ${DATA.slot}=`)
  onDraw?.()
  const plain = attemptOr(() => attempt({ slot }))
  if (typeof plain === 'string' && shows(plain))
    // Its <style> rules go into the page's sheet; a hydrated component would lack them.
    return !needsHydration && plain.includes('<style') ? createElement(component, given) : finish(plain)

  // It inspects its children: pass component children with their type and props.
  const items = slot ? readItems(children, prefix, within) : []
  const looked = items.some(item => item.id) ? attemptOr(() => attempt({ items })) : undefined
  if (typeof looked === 'string' && shows(looked)) return finish(looked, items)

  // It inspects them more deeply: render it as part of the page, with real children, or with elements parsed
  // from their HTML.
  const fails = typeof plain !== 'string'
  const deeper = elements ? [{ ...given, children: toElements(children, elements) }] : []
  const wholes = slot && (onStatic || !needsHydration) ? [given, ...deeper] : []
  const [best] = wholes
    .flatMap(props => {
      const whole = createElement(component, props)
      const html = attemptOr(() => within(whole, 'whole'))
      return typeof html === 'string' ? [{ whole, shown: countShown(slot!, html, fails ? '' : plain) }] : []
    })
    .sort((a, b) => b.shown - a.shown)
  if (best && (fails || best.shown > 0)) {
    if (needsHydration) onStatic?.(name, 'looks at its children')
    return best.whole
  }
  if (fails) throw blame(plain.error, name)
  // A hydrated component may show them later.
  if (!needsHydration) onHidden?.(name)
  return finish(plain)

  function finish(rendered: string, items?: PageItem[]): ReactNode {
    const { html, tags } = takeTags(rendered)
    const given = items?.map(({ id, props }) => ({ id, props }))
    return (
      <>
        {tags && createElement(PLACE.head, { dangerouslySetInnerHTML: { __html: tags } })}
        <div
          {...{
            [DATA.island]: id,
            [DATA.props]: data,
            [DATA.load]: component.load ?? 'visible',
            [DATA.prefix]: prefix,
            [DATA.items]: given && JSON.stringify(given),
          }}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        {renderHidden(rendered, [...pages, ...(items ?? (slot ? [{ name: '', html: slot }] : []))])}
      </>
    )
  }
}

/** Returns the client data that the browser has: hydrated components must not use more. */
function asInBrowser({ site, text, view }: ShellClient): ShellClient {
  const { document: _, documents: __, ...page }: PageBlock & PagePlace = view.get().page
  return createClient({ site, text, page, main: '', sidebar: '' })
}

/** Returns the rendered HTML, or the error. */
function attemptOr(render: () => string): string | { error: unknown } {
  try {
    return render()
  } catch (error) {
    if (isUnsettled(error)) throw error
    return { error }
  }
}

/** Assigns an error without a component to this one. */
function blame(error: unknown, component: string): unknown {
  return error instanceof Error && !('component' in error) ? Object.assign(error, { component }) : error
}

interface PageItem extends IslandItem {
  /** Id of the island's component. */
  id?: string
}

/** Splits the children of an island into components that the browser can load and HTML between them. */
function readItems(
  children: ReactNode,
  prefix: string,
  render: (content: ReactNode, at: string) => string,
): PageItem[] {
  return Children.toArray(children)
    .filter(child => typeof child !== 'string' || child.trim())
    .map((child, index) => {
      const name = slotName(prefix, index)
      const { island } = (isValidElement(child) ? child.type : {}) as Partial<PageIsland>
      if (!island) return { name, html: render(child, `slot${index}`) }
      const { children: inner, ...props } = (child as ReactElement<{ children?: ReactNode }>).props
      serialise(props, island.id)
      const html = inner ? render(inner, `slot${index}`) : ''
      return { name, html, id: island.id, component: island.component, props }
    })
}

/** Replaces finished HTML among the children by elements. */
function toElements(children: ReactNode, elements: (html: string) => HtmlNode[]): ReactNode {
  if (Array.isArray(children)) {
    const all = children.flatMap(child => toElements(child, elements))
    return all.filter(child => typeof child !== 'string' || child.trim())
  }
  if (!isValidElement<{ html: string; className?: string; children?: ReactNode }>(children)) return children
  if (children.type === RawHtml) {
    const found = elements(children.props.html).map(toElement)
    return found.length === 1 ? found[0] : found
  }
  if (typeof children.type !== 'string') return children
  const inner = toElements(children.props.children, elements)
  // Removes the engine's frame around a table.
  return children.props.className === TABLE_FRAME ? inner : cloneElement(children, {}, inner)
}

function toElement(node: HtmlNode, key: number): ReactNode {
  if (typeof node === 'string') return node
  return createElement(node.name, { key, ...node.props }, ...node.children.map(toElement))
}

/** Renders a template with the children that the component has not shown, for the browser. */
function renderHidden(rendered: string, slots: Pick<PageItem, 'name' | 'html'>[]): ReactNode {
  const hidden = slots.filter(({ name, html }) => html && !rendered.includes(` ${DATA.slot}="${name}"`))
  if (hidden.length === 0) return null
  const html = hidden.map(({ name, html }) => `<div ${DATA.slot}="${name}">${html}</div>`).join('')
  return <template {...{ [DATA.hiddenSlots]: '' }} dangerouslySetInnerHTML={{ __html: html }} />
}

/** Returns how many words of its children a component shows, except words that it shows without them. */
function countShown(slot: string, html: string, without: string): number {
  const words = (html: string) => new Set(html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu))
  const own = words(without)
  const wanted = [...words(slot)].filter(word => !own.has(word))
  const shown = words(html)
  // Children without words cannot be checked.
  return wanted.length === 0 ? 1 : wanted.filter(word => shown.has(word)).length
}

/** Removes the head tags that React renders first; in a browser, they are already in the head. */
function takeTags(html: string): { html: string; tags: string } {
  const [found = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\s[^>]*>)+/.exec(html) ?? []
  const preloads = found.match(/<link rel="preload"[^>]*>/g)?.join('') ?? ''
  return {
    html: preloads + html.slice(found.length),
    tags: found.replace(/<link rel="preload"[^>]*>/g, ''),
  }
}

function serialise(props: Record<string, unknown>, component: string): string {
  for (const [name, value] of Object.entries(props)) {
    const fault = unserialisable(value)
    if (fault) {
      const message = `the prop \`${name}\` of <${component}> is ${fault}; an island's props travel as JSON, so they must be plain data`
      throw Object.assign(new Error(message), { component, prop: name })
    }
  }
  return JSON.stringify(props)
}

const ELEMENT = 'a React element'

function isOdd(key: string, value: unknown, needsHydration: boolean): boolean {
  if (key === 'children') return typeof value === 'function'
  const fault = unserialisable(value, needsHydration)
  return needsHydration ? fault === ELEMENT : fault !== null
}

/** Describes the first part of a value that cannot be serialized; a page component can, because its HTML is sent. */
function unserialisable(value: unknown, mayBePage = false): string | null {
  const inner = (part: unknown) => unserialisable(part, mayBePage)
  if (typeof value === 'function') return mayBePage && isPage(value) ? null : 'a function'
  if (typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`
  if (isValidElement(value)) return ELEMENT
  if (Array.isArray(value)) return value.map(inner).find(Boolean) ?? null
  if (typeof value === 'object' && value !== null) {
    // An image is serialized as its address.
    if ('toJSON' in value) return null
    const prototype = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null)
      return `a ${prototype.constructor?.name ?? 'class instance'}`
    return Object.values(value).map(inner).find(Boolean) ?? null
  }
  return null
}
