import { createHash } from 'node:crypto'
import { describe, expect, inject, it } from 'vitest'
import { createVisitor } from '../support/browser'
import { readPages } from '../support/built-files'

const base = inject('base')
const visitor = createVisitor(base)
const pages = readPages(inject('dist')).filter(([, html]) => !html.includes('http-equiv="refresh"'))
const documents = pages.filter(([file]) => !file.startsWith('live'))
const origin = 'https://features.example/sub'

describe('every built page', () => {
  it('has no style attribute', () => {
    for (const [file, html] of pages) {
      const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
      expect(
        [...markup.matchAll(/<[^>]*\sstyle="[^"]*"/g)].map(match => match[0]),
        file,
      ).toEqual([])
    }
  })

  it('has no address without the base URL', () => {
    for (const [file, html] of pages) {
      const links = [...html.matchAll(/<[^>]*?\s(?:href|src|action|srcset|poster)="(\/[^"]*)"/g)].map(
        match => match[1]!,
      )
      expect(
        links.filter(link => !link.startsWith('/sub/')),
        file,
      ).toEqual([])
    }
  })

  it('has a policy that allows its own inline scripts and nothing unsafe', () => {
    for (const [file, html] of documents) {
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/
        .exec(html)?.[1]
        ?.replaceAll('&#x27;', "'")
      expect(policy, file).toContain("default-src 'none'")
      expect(policy, file).not.toContain('unsafe')
      const inline = [
        ...html.matchAll(/<script(?![^>]*(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g),
      ]
      for (const [, script] of inline) {
        expect(policy, file).toContain(createHash('sha256').update(script!).digest('base64'))
      }
    }
  })

  it('names itself once', () => {
    for (const [file, html] of documents) {
      expect(html.match(/<title>/g), file).toHaveLength(1)
      expect(html.match(/<h1/g) ?? [], file).toHaveLength(1)
      // 404.html is served at arbitrary URLs, so it has no canonical URL.
      const addresses = file === '404.html' ? 0 : 1
      for (const tag of [/rel="canonical"/g, /property="og:url"/g, /hreflang="x-default"/g])
        expect(html.match(tag) ?? [], file).toHaveLength(addresses)
      expect(html, file).toContain('<meta name="generator" content="Inkstone 1.0.0">')
      expect(html, file).toMatch(/<html lang="zh-cn" dir="ltr"/)
    }
  })

  it('has no two elements of one id', () => {
    for (const [file, html] of documents) {
      const ids = [...html.matchAll(/<[^>]*?\sid="([^"]*)"/g)].map(match => match[1]!)
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        file,
      ).toEqual([])
    }
  })
})

describe('the head', () => {
  const tags = async (path: string) => {
    const html = await (await fetch(new URL(path, base))).text()
    const value = (pattern: string) =>
      new RegExp(`<(?:meta|link) ${pattern} (?:content|href)="([^"]*)"`).exec(html)?.[1]
    const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    return {
      html,
      meta: (name: string) => value(`name="${name}"`),
      property: (name: string) => value(`property="${name}"`),
      link: (rel: string) => value(`rel="${rel}"`),
      jsonLd: data.map(match => JSON.parse(match[1]!)),
    }
  }

  it('describes a document', async () => {
    const { html, meta, property, link, jsonLd } = await tags('docs/next/intro')
    expect(html).toContain('<title>简介 | 样例站</title>')
    expect(link('canonical')).toBe(`${origin}/docs/next/intro`)
    expect(html).toContain(`<link rel="alternate" hreflang="zh-cn" href="${origin}/docs/next/intro">`)
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${origin}/docs/next/intro">`)
    expect(meta('description')).toBe('样例站的第一页。')
    expect(property('og:description')).toBe('样例站的第一页。')
    expect(meta('keywords')).toBe('样例,简介')
    expect(property('og:title')).toBe('简介 | 样例站')
    expect(property('og:url')).toBe(`${origin}/docs/next/intro`)
    expect(property('og:locale')).toBe('zh_cn')
    expect(property('og:image')).toBe(`${origin}/img/card.png`)
    expect(meta('twitter:image')).toBe(`${origin}/img/card.png`)
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('docusaurus_version')).toBe('current')
    expect(meta('docusaurus_tag')).toBe('docs-default-current')
    expect(meta('docsearch:docusaurus_tag')).toBe('docs-default-current')
    expect(meta('site-version')).toBe('2.3.4')
    expect(meta('behaviour-reference')).toBe('3.8.1')
    expect(meta('fixture')).toBe('features')
    expect(html).toContain('<link rel="icon" href="/sub/img/logo.svg">')
    expect(html).toContain('type="application/rss+xml" href="/sub/blog/rss.xml" title="样例站 RSS Feed"')
    expect(html).toContain('type="application/atom+xml" href="/sub/blog/atom.xml" title="样例站 Atom Feed"')
    expect(html).toContain('href="/sub/opensearch.xml"')
    expect(jsonLd).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ position: 1, name: '简介' }] },
    ])
  })

  it('describes posts and lists of posts', async () => {
    const post = await tags('blog/second-post')
    expect(post.property('og:type')).toBe('article')
    expect(post.property('article:published_time')).toContain('2025-03-06')
    expect(post.property('article:author')).toBe('https://example.com/hong')
    expect(post.property('article:tag')).toBe('发布')
    expect(post.jsonLd).toMatchObject([
      { '@type': 'BlogPosting', headline: '第二篇', url: `${origin}/blog/second-post` },
    ])
    const list = await tags('blog')
    expect(list.jsonLd[0]['@type']).toBe('Blog')
    expect(list.meta('docusaurus_tag')).toBe('blog_posts_list')
    expect((await tags('')).link('canonical')).toBe(`${origin}/`)
    expect((await tags('docs/next/category/章节')).link('canonical')).toBe(
      encodeURI(`${origin}/docs/next/category/章节`),
    )
  })

  it('follows the visitor from page to page', async () => {
    const page = await visitor.open('docs/next/intro')
    await page.waitForSelector('html[data-client-ready]')
    await page.locator('a[rel="next"]').click()
    await page.waitForURL('**/docs/next/markdown')
    await expect.poll(() => page.title()).toBe('写作 | 样例站')
    const canonical = page.locator('link[rel="canonical"]')
    expect(await canonical.getAttribute('href')).toBe(`${origin}/docs/next/markdown`)
    expect(await canonical.count()).toBe(1)
  })
})

describe('a base URL other than the root', () => {
  it('leads from the root to the site, and misses what lies beside it', async () => {
    const answer = await fetch(new URL('/', base), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/sub/'])
    expect((await fetch(new URL('/docs/intro', base))).status).toBe(404)
  })

  it.each([
    ['docs/next/intro.html', '/sub/docs/next/intro'],
    ['docs/next/intro/', '/sub/docs/next/intro'],
    ['docs', '/sub/docs/intro'],
    ['old/address?x=1', '/sub/docs/next/markdown?x=1#explicit-id'],
    ['旧地址', encodeURI('/sub/docs/next/category/章节')],
    ['outside', 'https://example.com/outside'],
    ['index.html', '/sub/'],
  ])('leads %s to %s', async (from, to) => {
    const answer = await fetch(new URL(from, base), { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  it('finds pages by search', async () => {
    const page = await visitor.open('docs/next/intro')
    await page.waitForSelector('html[data-client-ready]')
    await page.keyboard.press('Control+k')
    await page.locator('#docsearch-input').fill('带锚点')
    const hit = page.locator('.search-hit').first()
    await expect.poll(() => hit.getAttribute('href').catch(() => '')).toMatch(/^\/sub\/docs\/next\/markdown/)
  })
})
