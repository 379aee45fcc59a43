import { expect, test } from 'vitest'
import { buildResults, defaultLine, lines, offeredLines, recipeResults } from './lines'

test('every recipe and every build of the default line passes', () => {
  const own = [...recipeResults, ...buildResults].filter(({ line }) => line === defaultLine.id)
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter(({ fault }) => fault)).toEqual([])
})

test('the default is offered first, every line once', () => {
  expect(offeredLines[0]).toBe(defaultLine)
  expect([...offeredLines].sort()).toEqual([...lines].sort())
  expect(new Set(offeredLines).size).toBe(lines.length)
})
