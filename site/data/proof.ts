import samples from './generated/outputs.json'
import { buildResults, lines } from './lines'
import { type Recipe, recipes } from './recipes'
import { starterFor, starters } from './starters'

const passed = buildResults.filter(({ fault }) => !fault)
const builtPages = new Set(passed.map(({ page }) => `/${page}`))
const starterBuilds = starters.flatMap(starter => starter.lines).length

/** What the landing page says of the site, counted. */
export const proof = {
  /** Recipes that were followed to a mini-program, and starters that were installed and built. */
  builds: passed.length + starterBuilds,
  failed: buildResults.length - passed.length,
  samples: Object.keys(samples).length,
  plugins: lines.map(({ plugin }) => plugin),
  frameworks: new Set(recipes.map(({ framework }) => framework).filter(name => name !== '自己的脚本')).size,
}

/** Whether a recipe was followed, or its starter built, with the real framework. */
export function isBuilt(recipe: Recipe): boolean {
  return builtPages.has(recipe.path) || (starterFor(recipe)?.lines.length ?? 0) > 0
}
