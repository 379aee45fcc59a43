import { readFileSync } from 'node:fs'
import { readSidebars } from 'inkstone/config'
import { expect, test } from 'vitest'
import { configFields } from './data/config-fields'
import { CODE, COLORS, SIZES } from './data/variables'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the variables are those of the stylesheet, with their values', () => {
  const [light = '', dark = ''] = read('../../packages/core/theme/styles/tokens.css')
    .replace(/@media \(.*/s, '')
    .split('html[data-theme="dark"]')
  const valuesOf = (css: string) =>
    Object.fromEntries(
      [
        ...css.matchAll(
          /(--(?:color|code)-[a-z-]+|--(?:radius(?:-[a-z]+)?|navbar-height|gutter|measure(?:-code)?|page-width)): ([^;]+);/g,
        ),
      ].map(([, name, value]) => [name, value]),
    )
  const listed = [...COLORS, ...CODE, ...SIZES]
  expect(Object.fromEntries(listed.map(one => [one.name, one.light]))).toEqual(valuesOf(light))
  const changed = listed.filter(one => one.dark !== undefined)
  expect(Object.fromEntries(changed.map(one => [one.name, one.dark]))).toEqual(valuesOf(dark))
})

test('every group of fields has its heading', () => {
  const groups = configFields().flatMap(({ path }) => /^(\w+)(?=[.[])/.exec(path)?.[1] ?? [])
  const page = read('./docs/configuration.mdx')
  const shown = [...page.matchAll(/## (\w+) \{#\1\}\n\n<ConfigFields of="\1" \/>/g)].map(([, name]) => name)
  expect(shown.sort()).toEqual([...new Set(groups)].sort())
})

test('every kind of sidebar item is listed', () => {
  const [fault] = readSidebars({ docs: [{ type: '' }] }).faults
  const kinds = [...fault!.remedy!.matchAll(/"(\w+)"/g)].map(([, kind]) => kind)
  const listed = [...read('./docs/sidebars.md').matchAll(/^\| `type: '(\w+)'`/gm)].map(([, kind]) => kind)
  expect(kinds.length).toBeGreaterThan(0)
  expect(listed.sort()).toEqual(kinds.sort())
})
