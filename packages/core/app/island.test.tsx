import { Children, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClientProvider, createClient } from '../client'
import type { ClientSite, PageBlock } from '../model'
import { clientText } from '../theme'
import { asPageModule } from './island'
import { htmlComponent, RawHtml } from './mdx'

const site = {
  baseUrl: '/',
  storageNamespace: '',
  colorMode: { defaultMode: 'dark' },
  docs: [],
  navbar: { items: [] },
} as unknown as ClientSite

function render(element: ReactNode): string {
  const page = { path: '/', title: '' } as PageBlock
  const client = createClient({ site, text: clientText, page, main: '', sidebar: '' })
  return renderToStaticMarkup(<ClientProvider client={client}>{element}</ClientProvider>)
}

test('a component has its parts on a page as well', () => {
  const Item = ({ children }: { children?: ReactNode }) => <li>{children}</li>
  const List = Object.assign(({ children }: { children?: ReactNode }) => <ul>{children}</ul>, { Item })
  const { default: Shown } = asPageModule('components/List.tsx', { default: List }) as {
    default: typeof List
  }
  const html = render(
    <Shown>
      <Shown.Item>one</Shown.Item>
    </Shown>,
  )
  expect(html).toMatch(/<div data-island="components\/List\.tsx"[^>]*><ul>.*<li>one<\/li>.*<\/ul><\/div>/)
})

test('components are noted as they are rendered, children first', () => {
  const drawn: string[] = []
  const noted = (name: string) =>
    asPageModule(
      `${name}.tsx`,
      { default: ({ children }: { children?: ReactNode }) => <p>{children}</p> },
      { onDraw: () => void drawn.push(name) },
    ).default as (props: { children?: ReactNode }) => ReactNode
  const [Outer, Inner] = [noted('Outer'), noted('Inner')]
  render(
    <Outer>
      <Inner />
    </Outer>,
  )
  expect(drawn).toEqual(['Inner', 'Outer'])
})

test('a component without children has no such prop, which an element that takes none would refuse', () => {
  const Picture = (props: { alt: string }) => <img {...props} alt={props.alt} />
  const shown = asPageModule('components/Picture.tsx', { default: Picture }, { needsHydration: true })
  const Shown = shown.default as typeof Picture
  expect(render(<Shown alt="a" />)).toContain('><img alt="a"/></div>')
})

test('a component that no browser runs may be given functions, as children too', () => {
  const List = ({
    of,
    label,
    children,
  }: {
    of: string[]
    label: () => string
    children: (item: string) => string
  }) => <b title={label()}>{of.map(children).join()}</b>
  const shown = (needsHydration: boolean) =>
    asPageModule('components/List.tsx', { default: List }, { needsHydration }).default as typeof List
  const Quiet = shown(false)
  expect(
    render(
      <Quiet of={['a', 'b']} label={() => 'both'}>
        {item => item.toUpperCase()}
      </Quiet>,
    ),
  ).toBe('<b title="both">A,B</b>')
  const Interactive = shown(true)
  const given = { of: [], label: () => 'none', children: String }
  expect(() => render(<Interactive {...given} />)).toThrow(/`label` of <List> is a function/)
})

test('what fails names the component that failed first', () => {
  const Inner = () => {
    throw new Error('no')
  }
  const Outer = ({ children }: { children?: ReactNode }) => <div>{children}</div>
  const shown = asPageModule('components/parts.tsx', { Inner, Outer }) as Record<string, typeof Outer>
  const [First, Second] = [shown.Outer!, shown.Inner!]
  expect(() =>
    render(
      <First>
        <Second />
      </First>,
    ),
  ).toThrow(expect.objectContaining({ message: 'no', component: 'Inner' }))
})

test('a component may read the text inside of it, and say it in other words', () => {
  const textOf = (node: ReactNode): string =>
    typeof node === 'string'
      ? node
      : isValidElement<{ children?: ReactNode }>(node)
        ? Children.toArray(node.props.children).map(textOf).join('')
        : ''
  const Colour = ({ children }: { children?: ReactNode }) => {
    const [name, value] = textOf(children).split(': ')
    return value ? (
      <dl>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </dl>
    ) : null
  }
  const elements = () => [{ name: 'p', props: {}, children: ['text: rgb(0 0 0)'] }]
  const shown = asPageModule(
    'components/Colour.tsx',
    { default: Colour },
    { needsHydration: false, elements },
  )
  const Shown = shown.default as typeof Colour
  const html = render(
    <Shown>
      <RawHtml html="<p>text: rgb(0 0 0)</p>" />
    </Shown>,
  )
  expect(html).toBe('<dl><dt>text</dt><dd>rgb(0 0 0)</dd></dl>')
})

test('a component may take its children by their number', () => {
  const Pair = ({ children }: { children?: ReactNode }) => (
    <>
      <p tabIndex={-1}>a {(children as ReactNode[])[0]}</p>
      <p>b {(children as ReactNode[])[1]}</p>
    </>
  )
  const elements = () => ['1', '2'].map(text => ({ name: 'i', props: {}, children: [text] }))
  const shown = asPageModule('components/Pair.tsx', { default: Pair }, { needsHydration: false, elements })
  const Shown = shown.default as typeof Pair
  const html = render(
    <Shown>
      <RawHtml html="<i>1</i><i>2</i>" />
    </Shown>,
  )
  expect(html).toBe('<p tabindex="-1">a <i>1</i></p><p>b <i>2</i></p>')
})

test('a component may be given pages, also those that it shows later', () => {
  const Samples = ({ code }: { code: { js: () => ReactNode; files: (() => ReactNode)[] } }) => <code.js />
  const { default: Shown } = asPageModule('components/Samples.tsx', { default: Samples }) as {
    default: typeof Samples
  }
  const page = (html: string) => htmlComponent(html) as unknown as () => ReactNode
  const html = render(<Shown code={{ js: page('<p>one</p>'), files: [page('<p>two</p>')] }} />)
  const [, props] = /data-props="([^"]*)"/.exec(html)!
  const { code } = JSON.parse(props!.replaceAll('&quot;', '"'))
  expect(html).toContain(`<div data-slot="${code.js.$page}"><raw-html><p>one</p></raw-html></div></div>`)
  expect(html).toContain(
    `<template data-hidden-slots=""><div data-slot="${code.files[0].$page}"><raw-html><p>two</p></raw-html></div></template>`,
  )
})
