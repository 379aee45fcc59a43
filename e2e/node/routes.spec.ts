import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { readerQuestions } from '../data/reader-questions'
import { docsRoutes, otherRoutes } from '../data/routes'
import { root } from '../support/run-server'

const base = inject('base').replace(/\/$/, '')
const all = [...Object.values(docsRoutes).flat(), ...otherRoutes]
const pages = new Map<string, { status: number; html: string }>()

beforeAll(async () => {
  for (const path of all) {
    const response = await fetch(base + path, { redirect: 'manual' })
    pages.set(path, { status: response.status, html: await response.text() })
  }
})

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]
const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
const blockOf = (html: string) => JSON.parse(/id="ink:page">(.*?)<\/script>/s.exec(html)![1]!)

describe('every address of the site', () => {
  it('answers', () => {
    expect([...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([])
  })

  it('has a title and a description of its own', () => {
    const indexed = all.filter(path => path !== '/search')
    const titles = indexed.map(path => titleOf(pages.get(path)!.html))
    const descriptions = indexed.map(path => descriptionOf(pages.get(path)!.html))
    expect(repeated(titles)).toEqual([])
    expect(repeated(descriptions)).toEqual([])
    expect(indexed.filter((_, index) => !descriptions[index])).toEqual([])
  })

  it.each(Object.entries(docsRoutes))('of %s stands in that sidebar', (sidebar, paths) => {
    const astray = paths.filter(path => blockOf(pages.get(path)!.html).sidebar?.id !== sidebar)
    expect(astray).toEqual([])
  })

  it('is in the sitemap, and nothing else is', () => {
    const urls = [...readFileSync(join(root, 'dist/sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
    const paths = urls.map(([, url]) => new URL(url!).pathname).sort()
    expect(paths).toEqual(all.filter(path => path !== '/search').sort())
  })
})

describe('what readers ask most', () => {
  it.each(readerQuestions)(
    '$question: at most two clicks from the introduction',
    async ({ page, clicks }) => {
      expect(clicks.length).toBeLessThanOrEqual(2)
      expect(clicks.at(-1) ?? '/docs/intro').toBe(page)
      let html = pages.get('/docs/intro')!.html
      for (const click of clicks) {
        const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
        expect(main).toMatch(new RegExp(`href="${click}["#]`))
        html = pages.get(click)!.html
      }
    },
  )
})

function repeated(values: (string | undefined)[]): (string | undefined)[] {
  return values.filter((value, index) => value !== undefined && values.indexOf(value) !== index)
}
