import { expect, test } from 'vitest'
import { recipeFiles } from '../../site/components/checker/recipe'
import { readOutputs } from '../outputs'
import { readRecipeFiles } from './recipe-files'

test('the checker compares with the pages as they are: npm run recipes:sync', () => {
  expect(recipeFiles).toEqual(readRecipeFiles(readOutputs()))
})
