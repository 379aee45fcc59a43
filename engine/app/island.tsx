import { type ComponentType, createElement, isValidElement, type ReactNode, useId } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ClientProvider, useClient } from '../client'
import { IslandTree } from '../client/server'
import { DATA, PLACE } from '../model'
import type { PageModuleOptions } from './server-app'

type Component = ComponentType<Record<string, unknown>>
type Module = Record<string, unknown>

/** What a page gets when it imports a module: components become islands unless the file is `.static`. */
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
  if (name !== 'default' && !/^[A-Z]/.test(name)) return false
  return typeof value === 'function' || isWrapped(value)
}

/** What `memo`, `forwardRef` and `lazy` make. */
function isWrapped(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value)
}

interface IslandInput extends PageModuleOptions {
  id: string
  component: IslandComponent
}

function createIsland(input: IslandInput): Component {
  return props => <Island {...input} given={props} />
}

/**
 * Renders the component at build time, with its props beside it for hydration; children are static slots. It is a
 * root of its own, as in the browser: only then do text nodes and generated ids match.
 */
function Island(of: IslandInput & { given: { children?: ReactNode } }) {
  const { id, component, given, isLively = true, onStatic, onHidden } = of
  const prefix = useId()
  const client = useClient('Island')
  const { children, ...props } = given
  // Elements cannot travel as data; where nothing reacts, nothing has to.
  if (!isLively && Object.values(props).some(isValidElement)) return createElement(component, given)
  const name = component.displayName ?? component.name
  const data = serialise(props, name)
  const slot = children
    ? renderToStaticMarkup(<ClientProvider client={client}>{children}</ClientProvider>, {
        identifierPrefix: `${prefix}slot`,
      })
    : undefined
  const tree = <IslandTree client={client} component={component} props={props} slot={slot} />
  let rendered: string
  try {
    rendered = renderToString(tree, { identifierPrefix: prefix })
  } catch (error) {
    // It may look at its children, which are HTML here: then it is a part of the page, with real ones.
    if (!onStatic || !children) throw error
    const whole = createElement(component, given)
    renderToStaticMarkup(<ClientProvider client={client}>{whole}</ClientProvider>)
    if (isLively) onStatic(name)
    return whole
  }
  // The page has no other copy of them.
  if (slot && !rendered.includes(` ${DATA.slot}=`)) onHidden?.(name)
  const { html, tags } = takeTags(rendered)
  return (
    <>
      {tags && createElement(PLACE.head, { dangerouslySetInnerHTML: { __html: tags } })}
      <div
        {...{
          [DATA.island]: id,
          [DATA.props]: data,
          [DATA.load]: component.load ?? 'visible',
          [DATA.prefix]: prefix,
        }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  )
}

/** React puts what belongs into the head of the page before everything else; in a browser it stands there already. */
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

function unserialisable(value: unknown): string | null {
  if (typeof value === 'function') return 'a function'
  if (typeof value === 'symbol' || typeof value === 'bigint') return `a ${typeof value}`
  if (isValidElement(value)) return 'a React element'
  if (Array.isArray(value)) return value.map(unserialisable).find(Boolean) ?? null
  if (typeof value === 'object' && value !== null) {
    // A drawing travels as its address.
    if ('toJSON' in value) return null
    const prototype = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null)
      return `a ${prototype.constructor?.name ?? 'class instance'}`
    return Object.values(value).map(unserialisable).find(Boolean) ?? null
  }
  return null
}
