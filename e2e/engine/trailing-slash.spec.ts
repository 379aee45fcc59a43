import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasCaddy, startCaddy } from '../../deploy/start-caddy.mjs'
import { hasNginx, startNginx } from '../../deploy/start-nginx.mjs'
import { createVisitor, ready } from '../support/browser'
import { runBuild } from '../support/run-build'
import { root, runServer } from '../support/run-server'
import { copySite } from '../support/site-copy'

const site = copySite({ fixture: 'e2e/fixtures/dropin-site', as: 'trailing-slash' })
const CONFIG = `export default {
  title: 'Slash', url: 'https://slash.example', baseUrl: '/base/', locale: 'en', trailingSlash: true,
  navbar: { items: [{ label: 'Second', to: '/docs/second' }, { label: 'File', to: '/plain.txt' }] },
  footer: { columns: [{ items: [{ label: 'Posts', to: '/blog' }] }] },
  docs: {}, blog: {}, redirects: [{ from: '/old', to: '/docs/second#part' }],
}
`
const FILES = {
  'site.config.ts': CONFIG,
  'docs/first.md': `# First\n\n## More\n\n[rooted](/docs/second) [query](/docs/second?a=1#part) [source](./second.mdx) [beside](../second) [file](/plain.txt)\n`,
  'docs/second.mdx': `---\ntags: [one]\n---\nimport Link from '@theme/Link'\n\n# Second\n\n## Part\n\n<Link to="/docs/first#more">a component</Link>\n\n[back](../first/)\n`,
  'docs/live.mdx': '# Live\n\n```jsx live\n() => <b>alive</b>\n```\n',
  'blog/2025-01-02-post.md': '---\ntitle: Post\ntags: [news]\n---\n\nWords\n',
  'pages/index.mdx': '# Home\n\n[first](/docs/first)\n',
  'pages/about.jsx': 'export default () => <h1>About</h1>\n',
  'static/plain.txt': 'plain\n',
}

const built = (file: string) => readFileSync(join(root, site.out, file), 'utf8')
const hrefs = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(match => match[1]!)
const dir = join(root, site.out)

for (const [file, text] of Object.entries(FILES)) site.write(file, text)
// Builds with `trailingSlash: false` first: the cache of that build must not affect the next one.
site.write(
  'site.config.ts',
  CONFIG.replace(
    'trailingSlash: true',
    "trailingSlash: false, onBrokenLinks: 'warn', onBrokenMarkdownLinks: 'warn'",
  ),
)
site.write('docs/gone.md', '# Gone\n\n[no source](./absent.md)\n')
const before = await runBuild(site.options)
if (!existsSync(join(root, site.out, 'docs/first.html'))) throw new Error(before.text)
// The second build has the same broken link, but ignores it.
site.write('site.config.ts', CONFIG.replace('docs: {}', "docs: {}, onBrokenMarkdownLinks: 'ignore'"))
const { code, text } = await runBuild(site.options)
if (code !== 0) throw new Error(text)
const served = await runServer(['preview', ...site.options])
const visitor = createVisitor(served.url)
afterAll(() => served.stop())

describe('settings for links that lead nowhere', () => {
  it('warn of a source that does not exist, or say nothing', () => {
    expect(before.code).toBe(0)
    expect(before.text).toMatch(/gone\.md:3:\d+: [^\n]*absent\.md/)
    expect(text).not.toContain('absent.md')
  })
})

describe('a site whose addresses end with a slash', () => {
  it('has each page in a folder of its own, and one 404.html', () => {
    for (const page of [
      'docs/first',
      'docs/second',
      'blog',
      'blog/archive',
      'blog/2025/01/02/post',
      'blog/tags/news',
      'about',
      'search',
      'old',
    ])
      expect(existsSync(join(dir, page, 'index.html')), page).toBe(true)
    expect(existsSync(join(dir, 'docs/first.html'))).toBe(false)
    expect(existsSync(join(dir, '404.html'))).toBe(true)
    expect(existsSync(join(dir, 'docs/first.md'))).toBe(true)
  })

  it('tells search engines and feeds the same form', () => {
    expect(built('docs/first/index.html')).toContain(
      '<link rel="canonical" href="https://slash.example/base/docs/first/">',
    )
    const locations = [...built('sitemap.xml').matchAll(/<loc>([^<]*)/g)].map(match => match[1]!)
    expect(locations).toContain('https://slash.example/base/blog/2025/01/02/post/')
    expect(locations.filter(url => !url.endsWith('/'))).toEqual([])
    expect(built('blog/rss.xml')).toContain('https://slash.example/base/blog/2025/01/02/post/')
  })

  it('writes every link of a page so, and files as they are called', () => {
    const first = hrefs(built('docs/first/index.html'))
    expect(first).toContain('/base/docs/second/')
    expect(first).toContain('/base/docs/second/?a=1#part')
    expect(first).toContain('/base/plain.txt')
    expect(hrefs(built('docs/second/index.html'))).toContain('/base/docs/first/#more')
    const pages = [
      'docs/first',
      'docs/second',
      'blog',
      'blog/2025/01/02/post',
      'blog/tags/news',
      'docs/tags/one',
      '.',
    ]
    for (const page of pages) {
      const own = hrefs(built(join(page, 'index.html'))).filter(href => /^[/.]/.test(href))
      expect(
        own.filter(href => !/\/(?:[?#].*)?$|\.(?:txt|md|xml)(?:#.*)?$/.test(href)),
        page,
      ).toEqual([])
    }
  })

  const answers = async (at: string, path: string) => {
    const response = await fetch(new URL(path, at), { redirect: 'manual' })
    const target = response.headers.get('location')
    return `${response.status}${target ? ` ${target.replace(/^http:\/\/[^/]+/, '')}` : ''} ${response.headers.get('content-type')?.split(';')[0]}`
  }
  const TABLE: [string, string | RegExp][] = [
    ['/base/docs/first/', '200 text/html'],
    ['/base/docs/first', /^301 \/base\/docs\/first\/ /],
    ['/base/docs/first?a=1', /^301 \/base\/docs\/first\/\?a=1 /],
    ['/base/docs/first.html', /^301 \/base\/docs\/first\/ /],
    ['/base/docs/first/index.html', /^301 \/base\/docs\/first\/ /],
    ['/base/', '200 text/html'],
    ['/base/index.html', /^301 \/base\/ /],
    ['/base/plain.txt', '200 text/plain'],
    ['/base/docs/first.md', '200 text/markdown'],
    ['/base/live-frame/', '200 text/html'],
    ['/base/old', /^301 \/base\/docs\/second\/#part /],
    ['/base/old/', /^301 \/base\/docs\/second\/#part /],
    ['/base/nothing', /^404 /],
    ['/base/nothing/', /^404 /],
    ['/base/docs/', /^404 /],
  ]

  it.each(TABLE)('the preview server answers %s with %s', async (path, expected) => {
    expect(await answers(served.url, path)).toMatch(expected)
  })

  const answersAll = async (port: number) => {
    for (const [path, expected] of TABLE)
      expect(await answers(`http://127.0.0.1:${port}/`, path), path).toMatch(expected)
  }

  it.skipIf(!hasNginx)('nginx answers the same', async () => {
    const nginx = await startNginx(dir)
    try {
      await answersAll(nginx.port)
      expect(nginx.warnings()).toBe('')
    } finally {
      await nginx.stop()
    }
  })

  it.skipIf(!hasCaddy())('Caddy answers the same', async () => {
    const caddy = await startCaddy(dir)
    try {
      await answersAll(caddy.port)
    } finally {
      await caddy.stop()
    }
  })

  it('readers move without a load, and other forms of an address become the one', async () => {
    const page = await visitor.open('docs/first/')
    await ready(page)
    await page.evaluate(() => Object.assign(window, { stays: true }))
    await page.getByRole('link', { name: 'rooted' }).click()
    await page.getByRole('heading', { level: 1, name: 'Second' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/base/docs/second/')
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/base/docs/first',
        textContent: 'bare',
      })
      document.querySelector('.article')!.append(link)
    })
    await page.getByRole('link', { name: 'bare', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'First' }).waitFor()
    await page.waitForURL('**/base/docs/first/')
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
    expect(await page.locator('.sidebar-pane [aria-current=page]').textContent()).toContain('First')
  })
})

describe('while it is edited', () => {
  let dev: Awaited<ReturnType<typeof runServer>>
  beforeAll(async () => {
    dev = await runServer(['dev', ...site.options])
  })
  afterAll(() => dev.stop())

  it('pages answer in both forms, with links in the one', async () => {
    for (const path of ['docs/first/', 'docs/first']) {
      const response = await fetch(new URL(path, dev.url), { headers: { accept: 'text/html' } })
      expect(response.status).toBe(200)
      expect(hrefs(await response.text())).toContain('/base/docs/second/')
    }
  })
})
