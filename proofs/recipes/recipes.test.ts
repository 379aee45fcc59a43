import { describe, expect, test } from 'vitest'
import { defaultLine, lines, recipeResults } from '../../site/data/lines'
import { readOutputs } from '../outputs'
import { followRecipes, judgeRecipes } from './judge'

describe.each(lines.map(({ id }) => id))('%s', line => {
  test('the committed results are of the pages, packages and runner as they are: npm run sync', () => {
    const committed = recipeResults.filter(result => result.line === line)
    const told = committed.map(({ id, hash }) => ({ id, hash }))
    const followed = followRecipes(line, readOutputs())
    expect(told).toEqual(followed.map(({ recipe: { id }, hash }) => ({ id, hash })))
  })
})

test('one recipe is followed again, and gives what was committed', async () => {
  const [first] = recipeResults.filter(result => result.line === defaultLine.id)
  const others = recipeResults.filter(result => result !== first)
  const [again] = await judgeRecipes(defaultLine.id, readOutputs(), others)
  expect(again).toEqual(first)
})

test('every recipe gives a project in which everything is styled, in the line that is the default', () => {
  const own = recipeResults.filter(result => result.line === defaultLine.id)
  expect(own.filter(result => result.fault)).toEqual([])
  expect(own.length).toBeGreaterThan(15)
})
