import * as React from 'react'
import { type ComponentType, createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import { docusaurusModules } from '../theme/server'
import type { MdxInput } from './server-app'

type Component = ComponentType<Record<string, unknown>>
type Module = Record<string, unknown>

/** Makes a component of compiled MDX. */
export function mdxComponent({ code, imports, components, frontMatter = {} }: MdxInput): Component {
  // In a scope of their own, for a page may declare the same names.
  const make = new Function('toc', 'frontMatter', `return function (runtime, imports) {${code}\n}`)
  const run = make([], frontMatter) as (runtime: unknown, imports: unknown) => { default: Component }
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
export function pagePackages(): Record<string, Module> {
  return { ...docusaurusModules, react: { ...React, default: React } }
}
