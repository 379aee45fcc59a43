import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { admonitions } from '../../model'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const sprite = read('icons.svg')
const places = [0, ...[...sprite.matchAll(/translate\((\d+)\)/g)].map(([, x]) => Number(x) / 24)]

test('the icons of the sprite stand in a row, and it is as wide as they are', () => {
  const [, width] = /viewBox="0 0 (\d+) 24"/.exec(sprite)!
  expect(places).toEqual(places.map((_, index) => index))
  expect(Number(width)).toBe(places.length * 24)
})

test('the sprite has every icon that a stylesheet names', () => {
  const sheets = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  const named = sheets
    .filter(name => name.endsWith('.css'))
    .flatMap(name => read(name).match(/--icon: \d+/g) ?? [])
  const known = places.map(place => `--icon: ${place}`)
  expect(named.filter(icon => !known.includes(icon))).toEqual([])
})

test('every look of an admonition has a colour and an icon', () => {
  const blocks = read('blocks.css')
  const looks = [...new Set(Object.values(admonitions).map(({ look }) => look))]
  const lacking = looks.filter(look => {
    const [, rule = ''] =
      new RegExp(`\\.admonition${look === 'note' ? '' : `-${look}`} \\{([^}]*)`).exec(blocks) ?? []
    return !/--tone: var\(--color-/.test(rule) || !/--icon: \d/.test(rule)
  })
  expect(lacking).toEqual([])
})
