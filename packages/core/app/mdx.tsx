import * as React from 'react'
import { type ComponentType, createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import type { MdxInput } from './server-app'

type Component = ComponentType<Record<string, unknown>>
type Module = Record<string, unknown>
type MdxModule = Module & { default: Component }

/** What compiled MDX exports; its default is the page as a component. */
export function mdxModule({
  code,
  imports,
  components,
  frontMatter = {},
  toc = [],
  contentTitle,
}: MdxInput): MdxModule {
  // In a scope of their own, for a page may declare the same names.
  const make = new Function(
    'toc',
    'frontMatter',
    'contentTitle',
    `return function (runtime, imports) {${code}\n}`,
  )
  const run = make(toc, frontMatter, contentTitle) as (
    runtime: unknown,
    imports: unknown,
  ) => { default: Component }
  const { default: Content, ...others } = run(runtime, imports)
  // Where another source imports this one, it may ask for them too.
  const known = { toc, frontMatter, contentTitle }
  const Page: Component = props => <Content {...props} components={{ RawHtml, ...components }} />
  return { ...known, ...others, default: asPage(Page) }
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
  return asPage(() => <RawHtml html={html} />)
}

function asPage(component: Component): Component {
  return Object.assign(component, { isPage: true })
}

/** Whether a value is a page as a component. */
export function isPage(value: unknown): value is Component {
  return typeof value === 'function' && 'isPage' in value
}

/** Packages that pages share with the engine. */
export function pagePackages(): Record<string, Module> {
  return { react: { ...React, default: React } }
}
