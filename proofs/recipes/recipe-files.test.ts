import { expect, test } from 'vitest'
import committed from '../../site/data/generated/recipe-files.json'
import { readOutputs } from '../outputs'
import { readRecipeFiles } from './recipe-files'

test('the checker compares with the starters and pages as they are: npm run sync', () => {
  expect(committed).toEqual(readRecipeFiles(readOutputs()))
})
