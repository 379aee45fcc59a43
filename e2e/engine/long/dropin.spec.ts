import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createVisitor, hydrated } from '../../support/browser'
import { runBuild } from '../../support/run-build'
import { root, runServer } from '../../support/run-server'
import { copySite } from '../../support/site-copy'

const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'dropin' })
cpSync(join(root, 'packages/core/markdown/fixtures/dropin'), join(root, site.site), { recursive: true })
site.write(
  'docs/wrapped.mdx',
  `# Wrapped

<div className="author-note">

First paragraph.

Second paragraph.

- a list

</div>

<div className="flex">

Left.

Right.

</div>
`,
)
site.write(
  'src/pages/count.jsx',
  `import React, { useState } from 'react'
import Layout from '@theme/Layout'
import BrowserOnly from '@docusaurus/BrowserOnly'

export default function Count() {
  const [count, setCount] = useState(0)
  return (
    <Layout title="Counting" description="A page of code">
      <h1>Count</h1>
      <button type="button" onClick={() => setCount(count + 1)}>clicked {count}</button>
      <BrowserOnly>{() => <p id="late">{document.title}</p>}</BrowserOnly>
    </Layout>
  )
}
`,
)
site.write(
  'src/pages/features.jsx',
  `export default () => (
  <main className="container">
    <div className="row">
      <div className="col col--6"><h2 className="mine">One</h2></div>
      <div className="col col--6"><a className="button button--primary" href="/docs/intro">Two</a><a href="/gone">gone</a></div>
    </div>
  </main>
)
`,
)
site.write(
  'src/components/Filter.jsx',
  `import { useQueryString, useQueryStringList } from '@docusaurus/theme-common'

export default function Filter() {
  const [word, setWord] = useQueryString('word')
  const [tags, setTags] = useQueryStringList('tags')
  const add = () => {
    setWord('水')
    setTags([...tags, '甲'])
  }
  return <button type="button" className="filter" onClick={add}>{[word, ...tags].join()}</button>
}
`,
)
site.write('docs/filter.mdx', "# Filter\n\nimport Filter from '@site/src/components/Filter'\n\n<Filter />\n")
site.write(
  'docs/own.mdx',
  `import { tell } from '@site/src/tell'

# Own

export const Mark = ({ children }) => <span onClick={() => tell(children)}>{children}</span>

This is <Mark>green</Mark>, in one line.

<button onClick={() => tell('*' + typeof Mark)}>Click **me**</button>
`,
)
site.write('src/tell.js', 'export const tell = word => { document.title = word }\n')
site.write(
  'src/css/custom.css',
  ':root { --ifm-color-primary: rgb(200, 30, 60) }\n.mine { color: var(--ifm-color-primary); background: url(@site/src/dot%201.png) }\n',
)
site.write('src/dot 1.png', 'dot'.repeat(3000))
site.edit('site.config.ts', 'docusaurus()', "docusaurus({ css: ['src/css/custom.css'] })")
site.edit('site.config.ts', 'docs: {},', "docs: {},\n  onBrokenTagLinks: 'warn',")
site.edit('site.config.ts', 'docs: {},', "docs: {},\n  staticDirs: ['public', 'static', '../dropin-shared'],")
site.edit(
  'site.config.ts',
  'blog: {},',
  "blog: [{}, { path: 'news', routeBasePath: 'news', title: '新闻' }],",
)
site.write('news/authors.yml', 'li:\n  name: 李\n')
for (const [day, tag] of ['一', '二'].entries())
  site.write(
    `news/2025-01-0${day + 1}-n${day + 1}.md`,
    `---\ntitle: 新闻${tag}\ntags: [${tag}]\nauthors: li\n---\n\n正文${tag}，见[博客](/blog)和[另一条](./2025-01-0${2 - day}-n${2 - day}.md)。\n`,
  )
for (const [file, text] of Object.entries({
  'public/both.txt': 'of public',
  'static/both.txt': 'of static',
  'static/data/own.txt': 'own',
  '../dropin-shared/shared.txt': 'shared',
}))
  site.write(file, text)
site.write('docs/files.md', '# Files\n\n[both](/both.txt) [own](/data/own.txt) [shared](/shared.txt)\n')
site.write('src/pages/still.jsx', 'export default () => <h1>Still</h1>')
const { code, text } = await runBuild(site.options)
if (code !== 0) throw new Error(text)
const served = await runServer(['preview', ...site.options])
const visitor = createVisitor(served.url)
afterAll(() => served.stop())
const built = (file: string) => readFileSync(join(root, site.out, file), 'utf8')

describe('files of several static folders', () => {
  const files = { 'both.txt': 'of public', 'data/own.txt': 'own', 'shared.txt': 'shared' }

  it('are published, the first of two with one address', () => {
    for (const [file, text] of Object.entries(files)) expect(built(file)).toBe(text)
  })

  it('are served while the site is edited, a new one at once', async () => {
    const dev = await runServer(['dev', ...site.options])
    const get = async (path: string) => (await fetch(new URL(path, dev.url))).text()
    try {
      for (const [file, text] of Object.entries(files)) expect(await get(file)).toBe(text)
      site.write('public/shared.txt', 'earlier')
      expect(await get('shared.txt')).toBe('earlier')
    } finally {
      await dev.stop()
    }
  })
})

describe('a second blog', () => {
  it('has its posts, lists, archive, tags, authors and feeds at its own address', () => {
    expect(built('news/2025/01/01/n1.html')).toContain('正文一，见')
    expect(built('news/2025/01/01/n1.html')).toContain('href="/news/2025/01/02/n2"')
    expect(built('news.html')).toMatch(/新闻二[\s\S]*新闻一/)
    expect(built('blog.html')).not.toContain('新闻一')
    expect(built('news/archive.html')).toContain('/news/2025/01/02/n2')
    expect(built('blog/archive.html')).not.toContain('/news/2025')
    expect(built('news/tags.html')).toContain('/news/tags/')
    expect(built('news/authors.html')).toContain('/news/authors/li')
    expect(built('news/atom.xml')).toContain('https://dropin.example/news/2025/01/02/n2')
    expect(built('blog/atom.xml')).not.toContain('/news/')
    for (const feed of ['/blog/rss.xml', '/news/rss.xml'])
      expect(built('docs/intro.html')).toContain(`href="${feed}"`)
  })

  it('has its own posts in its sidebar, before and after a browser has run it', async () => {
    const page = await visitor.look('news/2025/01/01/n1')
    const listed = () => page.locator('.sidebar-pane a[href^="/news/2025"]').count()
    expect(await listed()).toBe(2)
    await hydrated(page)
    expect(await listed()).toBe(2)
    expect(await page.locator('.sidebar-pane a[href^="/blog/2025"]').count()).toBe(0)
  })
})

describe('content written for another tool builds unchanged', () => {
  it('has its pages at their addresses', () => {
    for (const file of [
      'docs/intro.html',
      'docs/guide/components.html',
      'docs/guide/tabs.html',
      'docs/guide/中文.html',
      'docs/api/Options.html',
      'blog/2025/03/06/release.html',
      'blog/2025/8/second.html',
    ]) {
      expect(built(file), file).toContain('<main id="ink:main">')
    }
  })

  it('loses no word of the awkward cases', () => {
    const words = [
      'hover:bg-red-500 和 md:hover:underline 不是指令',
      '选择器 :root、::before 也不是',
      '自己的标题',
      '别名。',
      '里层文字',
      '靠右',
      '脚注的',
    ]
    for (const word of words) expect(built('docs/intro.html'), word).toContain(word)
    expect(built('docs/intro.html')).toContain('<strong>重要：</strong>请看下文')
    const components = built('docs/guide/components.html')
    for (const word of ['当前版本 4.2.8', '片段收到 小程序', '片段收到 无名', '徽章', '组件写法', '单元格'])
      expect(components.replaceAll('<!-- -->', ''), word).toContain(word)
  })

  it('keeps its own robots.txt', () => {
    expect(built('robots.txt')).toBe('User-agent: *\nDisallow: /private\n')
  })

  it('has space between the blocks inside of a wrapper, and none in a row', async () => {
    const page = await visitor.look('docs/wrapped')
    const margin = (selector: string) =>
      page.locator(selector).evaluate(element => getComputedStyle(element).marginTop)
    expect(await margin('.author-note p + p')).toBe('20px')
    expect(await margin('.author-note ul')).toBe('20px')
    expect(await margin('.flex p + p')).toBe('0px')
  })

  it('works in a browser without a fault', async () => {
    for (const path of ['docs/intro', 'docs/guide/components', 'blog', 'docs/guide/tabs'])
      await hydrated(await visitor.look(path))
    const page = await visitor.look('docs/guide/tabs')
    expect(await page.locator('.tabs').nth(1).getByRole('tab').allTextContents()).toEqual(['苹果', '橙子'])
    await page.getByRole('tab', { name: '橙子' }).click()
    await expect.poll(() => page.getByText('这是 橙子').isVisible()).toBe(true)
  })

  it('a page of code that does something is hydrated; one that does not costs no script', async () => {
    expect(built('count.html')).toMatch(/<title>Counting[^<]*<\/title>/)
    expect(built('count.html')).not.toContain('<ink-')
    expect(built('still.html')).not.toContain(' data-island=')
    const page = await visitor.open('count')
    const button = page.getByRole('button', { name: 'clicked' })
    await page.waitForSelector('[data-island][data-hydrated]')
    await button.click()
    await expect.poll(() => button.textContent()).toBe('clicked 1')
    expect(await page.locator('#late').textContent()).toContain('Counting')
    expect(await page.locator('h1').count()).toBe(1)
  })

  it('components read and write the query of the address', async () => {
    const page = await visitor.open('docs/filter?tags=乙')
    const filter = page.locator('.filter')
    await filter.scrollIntoViewIfNeeded()
    await expect.poll(() => filter.textContent()).toBe(',乙')
    await filter.click()
    await expect.poll(() => filter.textContent()).toBe('水,乙,甲')
    const { searchParams } = new URL(page.url())
    expect([searchParams.get('word'), searchParams.getAll('tags')]).toEqual(['水', ['乙', '甲']])
  })

  it('what a page of MDX hands to events is called, also at the first click', async () => {
    const page = await visitor.open('/docs/own')
    expect(await page.locator('p', { hasText: 'This is green, in one line.' }).count()).toBe(1)
    await page.getByText('green').click()
    await expect.poll(() => page.title()).toBe('green')
    await page.getByRole('button', { name: 'Click me' }).click()
    await expect.poll(() => page.title()).toBe('*function')
    expect(await page.locator('button strong').textContent()).toBe('me')
  })

  it('also at a click before any script is there', async () => {
    const page = await visitor.page()
    await page.route('**/assets/*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, 200))
      await route.continue()
    })
    await page.goto(new URL('/docs/own', served.url).href, { waitUntil: 'commit' })
    await page.getByText('green').click()
    await expect.poll(() => page.title()).toBe('green')
  })

  it('shows classes and variables of Infima, and those of the stylesheet that is written for it', async () => {
    const page = await visitor.open('/features', { viewport: { width: 1200, height: 800 } })
    const heading = page.getByRole('heading', { name: 'One' })
    const button = page.getByRole('link', { name: 'Two' })
    const red = 'rgb(200, 30, 60)'
    expect(await heading.evaluate(node => getComputedStyle(node).color)).toBe(red)
    expect(await button.evaluate(node => getComputedStyle(node).backgroundColor)).toBe(red)
    const shown = await heading.evaluate(node => getComputedStyle(node).backgroundImage)
    const picture = await page.request.get(/^url\("(.+)"\)$/.exec(shown)![1]!)
    expect(await picture.text()).toMatch(/^dotdot/)
    const [left, right] = [(await heading.boundingBox())!, (await button.boundingBox())!]
    expect(right.x).toBeGreaterThan(left.x + 300)
    expect(right.y).toBeLessThan(left.y + 60)
    const size = await heading.evaluate(node => Number.parseFloat(getComputedStyle(node).fontSize))
    expect(size).toBe(24)
    expect(readFileSync(join(root, site.out, 'THIRD-PARTY.txt'), 'utf8')).toMatch(/^infima \S+ \(MIT\)$/m)
  })
})
