import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { splitProblems } from '../report'
import { compile, finish, renderMdx } from './fixtures/compile-text'
import { articleToMarkdown, parseArticle, readArticle } from './index'

const folder = join(import.meta.dirname, 'fixtures/dropin')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => /\.mdx?$/.test(file))

function render(file: string): string {
  const source = readFileSync(join(folder, file), 'utf8')
  const [front = ''] = source.match(/^---\n[\s\S]*?\n---\n/) ?? []
  const result = compile(source.slice(front.length), {
    file,
    bodyLine: front.split('\n').length,
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    isBlog: file.startsWith('blog'),
    resolveLink: href => href,
  })
  expect(splitProblems(result.problems).errors).toEqual([])
  return result.body.kind === 'html' ? finish(result).output : renderMdx(result)
}

describe('pages written for another tool', { timeout: 60_000 }, () => {
  test.each(files)('%s builds as it is', file => {
    const html = render(file)
    expect(html).not.toMatch(/[\uFDD0-\uFDD2]|\son[a-z]+="|<raw-html|<!--/)
    expect(readArticle(parseArticle(html)).sections.length).toBeGreaterThan(0)
    const twin = articleToMarkdown(parseArticle(html), { title: file, url: 'https://x.y/' })
    expect(twin.replace(/^( *)(`{3,})[\s\S]*?^\1\2$/gm, '')).not.toMatch(/^<(?!https)|[\uFDD0-\uFDD2]/m)
  })
  test('text that only looks like syntax stays', () => {
    const html = render('docs/intro.md')
    for (const text of ['12:30', 'hover:bg-red-500', ':root、::before', ':not_an_emoji:', ':::unknown'])
      expect(html).toContain(text)
    expect(html).toContain('<strong>重要：</strong>请看')
  })
  test('links of every kind are found', () => {
    const { links } = readArticle(parseArticle(render('docs/intro.md')))
    expect(links.map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        './guide/tabs.mdx#sync',
        './guide/components.mdx',
        './guide/中文.md',
        'https://example.com/a?b=1&c=2',
      ]),
    )
  })
  test('what a page imports is asked for by name', () => {
    const html = render('docs/guide/components.mdx')
    for (const name of [
      '@theme/Admonition',
      '@docusaurus/Link',
      '@site/components/Badge',
      './_partial.mdx',
      './_note.md',
    ])
      expect(html).toContain(`data-name="${name}"`)
    expect(html).toContain('当前版本 4.2.8，算一算 2，')
    expect(html).toContain('<span class="highlight-green">自己的组件</span>')
    expect(html).toContain('<img src="/base/img/logo.svg"')
  })
})
