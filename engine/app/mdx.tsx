import { type ComponentType, createElement, Fragment, type ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { mdxComponents } from '../theme/server'
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

/** Packages that existing pages import; anything else is an error that names it. */
export function pagePackages(baseUrl: string): Record<string, Module> {
  return {
    '@docusaurus/useBaseUrl': { default: (path: string) => resolveHref(baseUrl, path) },
    '@docusaurus/Link': { default: mdxComponents.Link },
    '@docusaurus/BrowserOnly': { default: Fallback },
    react: { default: { Fragment }, Fragment },
  }
}

function resolveHref(baseUrl: string, path: string): string {
  return /^(?:[a-z]+:|\/\/|#)/i.test(path) ? path : baseUrl + path.replace(/^\//, '')
}

/** What stands in for something that only a browser can render. */
function Fallback({ fallback }: { fallback?: ReactNode }) {
  return <>{fallback}</>
}
