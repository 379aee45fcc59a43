import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import { listBuilt } from '../support/built-files'

const dist = inject('dist')
const origin = 'https://features.example/sub'
const read = (file: string) => readFileSync(join(dist, file), 'utf8')

describe('files beside the pages', () => {
  it('tell crawlers of every page that may be found', () => {
    const xml = read('sitemap.xml')
    const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(match => decodeURI(match[1]!))
    const redirects = ['docs', 'old/address', 'outside', '旧地址']
    const pages = listBuilt(dist, /\.html$/)
      .map(file => file.replace(/\.html$/, ''))
      .filter(file => !/unlisted|hidden|^404$|^search$|^live/.test(file) && !redirects.includes(file))
      .map(file => (file === 'index' ? `${origin}/` : `${origin}/${file}`))
    expect(listed.sort()).toEqual(pages.sort())
    expect(xml.match(/<changefreq>weekly<\/changefreq><priority>0\.5<\/priority>/g)).toHaveLength(
      listed.length,
    )
    expect(xml).not.toContain('lastmod')
    expect(read('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  it('keep unlisted pages out of the search index', () => {
    const index = listBuilt(dist, /^search-index\/.*\.json$/)
      .map(read)
      .join()
    expect(index).toContain('稳定版的第一章')
    expect(index).not.toContain('知道地址')
  })

  it('name the packages whose code visitors get, and no others, with their licences', () => {
    const notices = read('THIRD-PARTY.txt')
    const names = [...notices.matchAll(/^-{80}\n\n(\S+) \d\S* \(\S+\)$/gm)].map(match => match[1])
    // The frame of live code is a separate bundle, which contains the compiler.
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'sucrase', 'tailwindcss']))
    expect(names.filter(name => /shiki|satteri|vite|zod|rolldown/.test(name!))).toEqual([])
    expect(notices.match(/^react \d.*?-{80}/ms)?.[0]).toContain('Copyright (c) Meta Platforms')
    expect(notices).not.toContain('no licence file')
  })

  it('let a browser search the site', () => {
    expect(read('opensearch.xml')).toContain(`template="${origin}/search?q={searchTerms}"`)
  })

  it('give every text file its compressed forms', () => {
    const text = listBuilt(dist, /^(?!\.inkstone\/).*\.(?:html|js|css|json|xml|txt|md|svg|bin)$/)
    expect(text.length).toBeGreaterThan(100)
    for (const file of text) {
      const plain = readFileSync(join(dist, file))
      expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`))).equals(plain), file).toBe(true)
      expect(gunzipSync(readFileSync(join(dist, `${file}.gz`))).equals(plain), file).toBe(true)
    }
    const packed = listBuilt(dist, /\.(?:br|gz)$/).map(file => file.replace(/\.(?:br|gz)$/, ''))
    expect(packed.filter(file => !listBuilt(dist).includes(file))).toEqual([])
  })

  it('carry the rules for hosts, with the base URL', () => {
    const headers = read('_headers')
    expect(headers).toMatch(/^\/sub\/\*\n/)
    expect(headers).toMatch(
      /\n\/sub\/assets\/[\w-]+\.js\n {2}Cache-Control: public, max-age=31536000, immutable/,
    )
    const frame = /\n\/sub\/live-frame\n {2}Content-Security-Policy: .*\n/g
    expect(headers.match(frame)).toHaveLength(1)
    expect(headers.replace(frame, '')).not.toContain('unsafe')
    const redirects = read('_redirects').split('\n').filter(Boolean)
    expect(redirects.filter(line => line.endsWith('!')).map(line => line.slice(0, -1))).toEqual(
      redirects.filter(line => / 30\d$/.test(line)),
    )
    expect(redirects.filter(line => !line.endsWith('!'))).toEqual([
      '/sub/docs /sub/docs/intro 301',
      '/sub/old/address /sub/docs/next/markdown#explicit-id 301',
      `${encodeURI('/sub/旧地址')} ${encodeURI('/sub/docs/next/category/章节')} 301`,
      '/sub/outside https://example.com/outside 301',
      '/ /sub/ 302',
      '/sub/* /:splat 200',
    ])
    const vercel = JSON.parse(read('.inkstone/vercel.json'))
    expect(vercel.version).toBe(3)
    expect(vercel.overrides['sub/docs/next/tabs.html']).toMatchObject({ path: 'sub/docs/next/tabs' })
    expect(vercel.routes).toContainEqual({
      src: '^/sub/docs$',
      status: 301,
      headers: { Location: '/sub/docs/intro' },
    })
  })

  it('lead on where a host knows no redirects', () => {
    const page = read('old/address.html')
    expect(page).toContain('content="0; url=/sub/docs/next/markdown#explicit-id"')
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).toContain(`<link rel="canonical" href="${origin}/docs/next/markdown">`)
    expect(read('outside.html')).toContain('<link rel="canonical" href="https://example.com/outside">')
  })

  it('come from the static folder as they are', () => {
    expect(read('plain.txt')).toBe('hello\n')
    expect(read('img/logo.svg')).toContain('<svg')
  })
})

describe('the Markdown twins', () => {
  const twins = listBuilt(dist, /\.md$/)
  /** Reads a file without fences and inline code. */
  const prose = (file: string) =>
    read(file)
      .replace(/^(`{3,})[\s\S]*?^\1/gm, '')
      .replace(/`[^`\n]*`/g, '')

  it('stand beside every page with an article', () => {
    const pages = listBuilt(dist, /\.html$/).map(file => file.replace('.html', '.md'))
    const expected = pages.filter(
      file =>
        /^(?:docs\/|blog\/20|blog\/second|about|index)/.test(file) &&
        !/category|deep-index|\/tags/.test(file),
    )
    expect(twins).toEqual(expected)
  })

  it('hold no raw HTML, JSX or relative link', () => {
    for (const file of twins) {
      expect(prose(file), file).not.toMatch(/<\/?(?!https?:)[a-zA-Z][^>]*>/)
      expect(prose(file), file).not.toMatch(/className=|^import |^export |\{[\w.+ ]+\}/m)
      expect(prose(file), file).not.toMatch(/\]\((?!https?:|mailto:)/)
      expect(read(file), file).toMatch(/^# \S/)
    }
  })

  it('read well: tabs, admonitions, tables, islands, live code', () => {
    expect(read('docs/next/tabs.md')).toContain('**TypeScript**\n\nTS 的内容\n\n**JavaScript**\n\nJS 的内容')
    expect(read('docs/next/markdown.md')).toContain('> **自己的标题**\n>\n> 提示的**内容**。')
    expect(read('docs/next/markdown.md')).toContain('| 甲 `a\\|b` | 乙 | 1 |')
    expect(read('docs/next/markdown.md')).toContain('[^1]: 脚注的**内容**。')
    expect(read('docs/next/components.md')).toContain('点我：2')
    expect(read('docs/next/components.md')).toContain(
      '插槽里的 **静态文字**，和[一个链接](https://features.example/sub/docs/next/tabs)。',
    )
    expect(read('docs/next/components.md')).toMatch(/```jsx[^\n]*\nfunction Clock\(\) \{/)
    expect(read('docs/next/code.md')).toContain(
      '```diff\n-const old = 1\n+const fresh = 2\n const same = 3\n```',
    )
    expect(read('blog/second-post.md')).toContain('**结论：**先说结论。')
  })

  it('are listed in llms.txt, all that may be found', () => {
    const text = read('llms.txt')
    expect(text).toMatch(/^# 样例站\n\n> 每种功能各用一次\n/)
    const listed = [...text.matchAll(/\]\((\S+?)\)/g)].map(match => decodeURI(match[1]!)).sort()
    const expected = twins.filter(file => !/unlisted|hidden/.test(file)).map(file => `${origin}/${file}`)
    expect(listed).toEqual(expected.sort())
    expect(text).toContain(`- [简介](${origin}/docs/next/intro.md): 样例站的第一页。`)
  })
})
