import { expect, test } from 'vitest'
import { readRecipeFiles as readCommitted } from '../../site/components/checker/expected/recipe'
import { readOutputs } from '../outputs'
import { readRecipeFiles } from './recipe-files'

test('the checker compares with the pages as they are: npm run sync', () => {
  expect(readCommitted()).toEqual(readRecipeFiles(readOutputs()))
})
