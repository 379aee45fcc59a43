import { describe, expect, test } from 'vitest'
import { defaultLine, lines, recipeResults } from '../../site/data/lines'
import { readOutputs } from '../outputs'
import { judgeRecipes } from './judge'

describe.each(lines.map(({ id }) => id))('%s', line => {
  test('the committed results are what comes of following the pages', async () => {
    const committed = recipeResults.filter(result => result.line === line)
    expect(committed).toEqual(await judgeRecipes(line, readOutputs()))
  })
})

test('every recipe gives a project in which everything is styled, in the line that is the default', () => {
  const own = recipeResults.filter(result => result.line === defaultLine.id)
  expect(own.filter(result => result.fault)).toEqual([])
  expect(own.length).toBeGreaterThan(15)
})
