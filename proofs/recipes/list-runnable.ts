import type { Recipe } from '../../site/data/recipes'
import { readRecipes } from '../starters/read-starters'

/**
 * Returns the recipes whose page is followed with the plugin's core. Excluded are Tailwind CSS 2, which is not
 * installed, variants with the same config, and sections, whose files belong to another recipe.
 */
export function listRunnable(): Recipe[] {
  const all = readRecipes().map(({ recipe }) => recipe)
  const gulp = all.find(({ id }) => id === 'native-gulp-tw3')!
  const toutiao: Recipe = { ...gulp, id: 'native-gulp-toutiao-tw3', page: '/docs/issues/native-toutiao' }
  return [...all, toutiao].filter(
    ({ tailwind, variant, section }) => tailwind !== 2 && variant !== 'Vue 3' && !section,
  )
}
