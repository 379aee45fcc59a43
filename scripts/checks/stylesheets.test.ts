import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')

/** Handwritten stylesheets; the plugin generates the others. */
const folders = [
  'packages/core/theme',
  'packages/diagrams',
  'site/components',
  'site/pages',
  'examples/handbook/components',
]
const sheets = ['site/site.css', ...folders.flatMap(listSheets)]
const tokens = read('packages/core/theme/styles/tokens.css')

function listSheets(folder: string): string[] {
  const files = readdirSync(new URL(folder, root), { recursive: true }).map(String)
  return files.filter(file => /^(?!.*node_modules).*\.css$/.test(file)).map(file => `${folder}/${file}`)
}

test('room in and between boxes comes from the scale of the tokens', () => {
  const raw = sheets.flatMap(file => {
    const found: string[] = []
    parse(read(file)).walkDecls(/^(?:margin|padding|gap|(?:row|column)-gap)\b/, ({ prop, value, source }) => {
      // Hairlines and lengths relative to the font size are exempt.
      const lengths = value.match(/[\d.]+(?:rem|px|pt)\b/g) ?? []
      if (lengths.some(length => length !== '1px'))
        found.push(`${file}:${source?.start?.line} ${prop}: ${value}`)
    })
    return found
  })
  expect(raw).toEqual([])
})

test('sheets know the three breakpoints of the tokens alone', () => {
  const named = [...tokens.matchAll(/--breakpoint-\w+: (\d+)px;/g)].map(([, width]) => Number(width))
  expect(named).toHaveLength(3)
  const allowed = named.flatMap(width => [`min-width: ${width}px`, `max-width: ${width - 1}px`])
  const others = sheets.flatMap(file => {
    const found: string[] = []
    parse(read(file)).walkAtRules('media', ({ params, source }) => {
      for (const [width] of params.matchAll(/(?:min|max)-width: [^)]+/g))
        if (!allowed.includes(width)) found.push(`${file}:${source?.start?.line} ${width}`)
    })
    return found
  })
  expect(others).toEqual([])
})
