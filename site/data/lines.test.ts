import { expect, test } from 'vitest'
import builds from './generated/recipe-builds.json'
import { defaultLine, lines, offeredLines, recipeResults } from './lines'

test('every recipe and every build of the default line passes', () => {
  const all: { line: string; fault?: string }[] = [...recipeResults, ...builds]
  const own = all.filter(({ line }) => line === defaultLine.id)
  expect(own.length).toBeGreaterThan(20)
  expect(own.filter(({ fault }) => fault)).toEqual([])
})

test('the default is offered first, every line once', () => {
  expect(offeredLines[0]).toBe(defaultLine)
  expect([...offeredLines].sort()).toEqual([...lines].sort())
  expect(new Set(offeredLines).size).toBe(lines.length)
})
