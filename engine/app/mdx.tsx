import { type ComponentType, createElement, Fragment, isValidElement, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import type { MdxInput } from './server-app'

type Component = ComponentType<Record<string, unknown>>
type Module = Record<string, unknown>

/** Makes a component of compiled MDX. */
export function mdxComponent({ code, imports, components }: MdxInput): Component {
  const run = new Function('runtime', 'imports', code) as (
    runtime: unknown,
    imports: unknown,
  ) => { default: Component }
  const { default: Content } = run(runtime, imports)
  return props => <Content {...props} components={{ RawHtml, ...components }} />
}

/**
 * How compiled MDX hands over finished HTML. React cannot render HTML without an element, so it stands in one that the
 * Markdown pipeline takes out of the finished page.
 */
export function RawHtml({ html }: { html: string }) {
  return createElement('raw-html', { dangerouslySetInnerHTML: { __html: html } })
}

/** Makes a component of finished HTML. */
export function htmlComponent(html: string): Component {
  return () => <RawHtml html={html} />
}

/** What a page gets when it imports a module: components become islands unless the file is `.static`. */
export function asPageModule(id: string, module: Module): Module {
  if (/\.static\.\w+$/.test(id)) return module
  return Object.fromEntries(
    Object.entries(module).map(([name, value]) => [
      name,
      isComponent(name, value) ? asIsland(id, name, value) : value,
    ]),
  )
}

function isComponent(name: string, value: unknown): value is Component & { load?: string } {
  return typeof value === 'function' && (name === 'default' || /^[A-Z]/.test(name))
}

/** Renders the component at build time, with its props beside it for hydration; children are static slots. */
function asIsland(id: string, name: string, Inner: Component & { load?: string }): Component {
  return function Island({ children, ...props }) {
    return (
      <div
        data-island={name === 'default' ? id : `${id}#${name}`}
        data-props={serialise(props, Inner.displayName ?? Inner.name)}
        data-load={Inner.load ?? 'visible'}
      >
        <Inner {...props}>{children ? <div data-slot>{children as ReactNode}</div> : undefined}</Inner>
      </div>
    )
  }
}

function serialise(props: Record<string, unknown>, component: string): string {
  for (const [name, value] of Object.entries(props)) {
    const fault = unserialisable(value)
    if (fault) {
      const message = `the prop \`${name}\` of <${component}> is ${fault}; an island's props travel as JSON, so they must be plain data`
      throw Object.assign(new Error(message), { component })
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
    const prototype = Object.getPrototypeOf(value)
    if (prototype !== Object.prototype && prototype !== null)
      return `a ${prototype.constructor?.name ?? 'class instance'}`
    return Object.values(value).map(unserialisable).find(Boolean) ?? null
  }
  return null
}

/** Packages that existing pages import; anything else is an error that names it. */
export function pagePackages(baseUrl: string): Record<string, Module> {
  const resolve = (path: string) => resolveHref(baseUrl, path)
  return {
    '@docusaurus/useBaseUrl': { default: resolve },
    '@docusaurus/Link': { default: (props: LinkProps) => PageLink({ ...props, resolve }) },
    '@docusaurus/BrowserOnly': { default: Fallback },
    react: { default: { Fragment }, Fragment },
  }
}

function resolveHref(baseUrl: string, path: string): string {
  return /^(?:[a-z]+:|\/\/|#)/i.test(path) ? path : baseUrl + path.replace(/^\//, '')
}

interface LinkProps {
  to?: string
  href?: string
  children?: ReactNode
}

function PageLink({ to, href, resolve, ...rest }: LinkProps & { resolve: (path: string) => string }) {
  return <a href={resolve(to ?? href ?? '')} {...rest} />
}

/** What stands in for something that only a browser can render. */
function Fallback({ fallback }: { fallback?: ReactNode }) {
  return <>{fallback}</>
}
