import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import Chooser from './components/Chooser'
import { defaultLine } from './data/lines'
import { recommendation, recommendedTailwind } from './data/recipes'
import Home from './pages/index'

vi.mock('@theme/Link', () => ({
  default: ({ children, ...props }: Record<string, never>) => createElement('a', props, children),
}))

const here = fileURLToPath(new URL('.', import.meta.url))
const read = (file: string) => readFileSync(join(here, file), 'utf8')
const [recommended = '', reason = ''] = recommendation.split('：')
const reasons = reason.replace(/。$/, '').split('，')

test.each(['docs/intro.mdx', 'docs/quick-start/v4/readme.mdx'])(
  '%s recommends it, with the reasons',
  file => {
    const [paragraph = ''] = read(file).match(/^新项目用 Tailwind CSS.*$/m) ?? []
    expect(paragraph.startsWith(recommended)).toBe(true)
    expect(reasons.length).toBeGreaterThan(1)
    for (const part of reasons) expect(paragraph).toContain(part)
    expect(paragraph).toContain('#stay-on-3')
  },
)

test('the chooser has it chosen, and says why', () => {
  const html = renderToStaticMarkup(createElement(Chooser))
  expect(html).toContain(recommendation)
  const [, chosen] = /<input[^>]*checked=""[^>]*\/><span>(\d)\.x/.exec(html) ?? []
  expect(chosen).toBe(String(recommendedTailwind))
  expect(html).toContain('href="/docs/quick-start/v4#stay-on-3"')
})

test('the landing page installs it, lists it first and says why', () => {
  const html = renderToStaticMarkup(createElement(Home, { components: { Playground: () => null } }))
  expect(html).toContain(recommendation)
  expect(html).toContain(`tailwindcss@${defaultLine.tailwind[recommendedTailwind]}`)
  const [, first] = /<li>[\s\S]*?Tailwind(?:<!-- -->)? (?:<!-- -->)?(\d)<\/span>/.exec(html) ?? []
  expect(first).toBe(String(recommendedTailwind))
})

test('no page tells whoever is unsure to take another', () => {
  const other = recommendedTailwind === 4 ? 3 : 4
  const unsure = new RegExp(`(?:拿不准|不确定|不知道选哪个|新项目)[^。；\\n]{0,16}Tailwind CSS ${other}`)
  const files = readdirSync(join(here, 'docs'), { recursive: true, encoding: 'utf8' })
  const pages = files.filter(file => /\.mdx?$/.test(file))
  expect(pages.filter(file => unsure.test(read(`docs/${file}`)))).toEqual([])
  expect('拿不准就用 Tailwind CSS 3').toMatch(unsure)
})
