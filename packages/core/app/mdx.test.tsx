import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { htmlComponent, isPage, mdxModule } from './mdx'

const toc = [
  { value: 'A', id: 'a', level: 2 },
  { value: 'B', id: 'b', level: 3 },
  { value: 'C', id: 'c', level: 2 },
  { value: 'D', id: 'd', level: 3 },
]

const show = (expression: string) => {
  const code = `return { default: () => runtime.jsx('p', { children: ${expression} }) }`
  return renderToStaticMarkup(createElement(mdxModule({ code, imports: {}, components: {}, toc }).default))
}

test('a page has its headings as a list', () => {
  expect(show('toc.filter(item => item.level === 3).map(item => item.value).join()')).toBe('<p>B,D</p>')
})

test('a page knows its own title', () => {
  const code = `return { default: () => runtime.jsx('p', { children: contentTitle }) }`
  const { default: Page } = mdxModule({ code, imports: {}, components: {}, contentTitle: 'Apples' })
  expect(renderToStaticMarkup(createElement(Page))).toBe('<p>Apples</p>')
})

test('what a page knows of itself it gives to others, unless it exports its own', () => {
  const code = `return { default: () => null, contentTitle: 'Own' }`
  const given = { code, imports: {}, components: {}, toc, contentTitle: 'Apples', frontMatter: { level: 3 } }
  expect(mdxModule(given)).toMatchObject({ toc, contentTitle: 'Own', frontMatter: { level: 3 } })
})

test('a page is distinguished from other components', () => {
  const { default: Page } = mdxModule({ code: 'return { default: () => null }', imports: {}, components: {} })
  expect([isPage(Page), isPage(htmlComponent('')), isPage(() => null)]).toEqual([true, true, false])
})
