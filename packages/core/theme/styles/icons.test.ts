import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

test('the stylesheet knows how many icons the sprite has: the arrow of links is placed by it', () => {
  const sprite = read('icons.svg')
  const [, height] = /viewBox="0 0 24 (\d+)"/.exec(sprite)!
  const places = [...sprite.matchAll(/translate\(0 (\d+)\)/g)].map(([, y]) => Number(y) / 24)
  const [, count] = /--icons: (\d+);/.exec(read('base.css'))!
  expect(places).toEqual(places.map((_, index) => index + 1))
  expect({ height: Number(height), count: Number(count) }).toEqual({
    height: (places.length + 1) * 24,
    count: places.length + 1,
  })
})
