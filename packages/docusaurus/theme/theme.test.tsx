import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageMetadata } from '../adapters/theme-common'
import Code from './MDXComponents/Code'
import TOCCollapsible from './TOCCollapsible'

test('the list of headings may be closed at first', () => {
  expect(render(<TOCCollapsible toc={[{ id: 'a' }]} className="own" />)).toMatch(
    /^<details class="details own"><summary>[^<]+<\/summary><div class="details-body"><[\w-]+ data-min="2" data-max="3" data-ids="a">/,
  )
})

test('code is a block where it has several lines or a language', () => {
  expect(render(<Code>let a</Code>)).toBe('<code>let a</code>')
  expect(render(<Code>{'a\nb'}</Code>).match(/class="line"/g)).toHaveLength(2)
  expect(render(<Code language="md"># a</Code>)).toContain('data-lang="md"')
})

test('a page made of code says its title and description', () => {
  const html = render(
    <PageMetadata title="T" description="D">
      <meta name="x" content="y" />
    </PageMetadata>,
  )
  expect(html).toContain('<title>T</title>')
  expect(html).toContain('<meta name="description" content="D"/>')
  expect(html).toContain('<meta name="x" content="y"/>')
})
