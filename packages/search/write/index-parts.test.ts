import { expect, it } from 'vitest'
import { cutShards, packCode } from './index-parts'

it('packs the code of neighbouring pages into files, and none of pages without', () => {
  const fences = [10, 3990, 5000, 0, 20].map(length => ({ code: [['x'.repeat(length)], []] }))
  const { packs, packOf } = packCode(fences)
  expect(packOf).toEqual([0, 0, 1, -1, 2])
  expect(packs.map(pack => Object.keys(pack))).toEqual([['0', '1'], ['2'], ['4']])
  expect(packs[2]![4]).toEqual(fences[4]!.code)
})

it('cuts terms into shards that grow slower than the index', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `term${at}\t00`)
  const few = cutShards(lines(20_000))
  const many = cutShards(lines(80_000))
  expect(few.flat()).toEqual(lines(20_000))
  expect(few.length).toBeGreaterThan(20)
  expect(many.length / few.length).toBeGreaterThan(1.5)
  expect(many.length / few.length).toBeLessThan(3)
})
