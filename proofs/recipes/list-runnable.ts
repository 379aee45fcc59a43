import type { Recipe } from '../../site/data/recipes'
import { readRecipes } from '../starters/read-starters'

/**
 * Recipes whose page is followed with the core of the plugin. Left out are Tailwind CSS 2, which is not among the
 * packages, second variants, which have the same config, and sections, whose files are a part of another recipe.
 */
export function listRunnable(): Recipe[] {
  const all = readRecipes().map(({ recipe }) => recipe)
  const gulp = all.find(({ id }) => id === 'native-gulp-tw3')!
  const toutiao: Recipe = { ...gulp, id: 'native-gulp-toutiao-tw3', page: '/docs/issues/native-toutiao' }
  return [...all, toutiao].filter(
    ({ tailwind, variant, section }) => tailwind !== 2 && variant !== 'Vue 3' && !section,
  )
}
