import * as React from 'react'
import { type ComponentType, createElement } from 'react'
import * as runtime from 'react/jsx-runtime'
import type { MdxInput } from './server-app'

type Component = ComponentType<Record<string, unknown>>
type Module = Record<string, unknown>
type MdxModule = Module & { default: Component }

/** Returns the exports of compiled MDX; the default export is the page component. */
export function mdxModule({
  code,
  imports,
  components,
  frontMatter = {},
  toc = [],
  contentTitle,
}: MdxInput): MdxModule {
  // In a separate scope, because a page may declare the same names.
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
  // Also exported, because a page that imports this one may use them.
  const known = { toc, frontMatter, contentTitle }
  const Page: Component = props => <Content {...props} components={{ RawHtml, ...components }} />
  return { ...known, ...others, default: asPage(Page) }
}

/**
 * Renders finished HTML in compiled MDX. React cannot render HTML without an element, so it uses one that the
 * Markdown pipeline removes from the finished page.
 */
export function RawHtml({ html }: { html: string }) {
  return createElement('raw-html', { dangerouslySetInnerHTML: { __html: html } })
}

/** Creates a component from finished HTML. */
export function htmlComponent(html: string): Component {
  return asPage(() => <RawHtml html={html} />)
}

function asPage(component: Component): Component {
  return Object.assign(component, { isPage: true })
}

export function isPage(value: unknown): value is Component {
  return typeof value === 'function' && 'isPage' in value
}

/** Returns the packages that pages share with the engine. */
export function pagePackages(): Record<string, Module> {
  return { react: { ...React, default: React } }
}
