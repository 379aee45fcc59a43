import { buildResults, lines } from './lines'
import { recipes } from './recipes'
import samples from './samples/outputs.json'

/** What the landing page says of itself, counted. */
export const proof = {
  builds: buildResults.length,
  passed: buildResults.filter(({ fault }) => !fault).length,
  samples: Object.keys(samples).length,
  plugins: lines.map(({ plugin }) => plugin),
  frameworks: new Set(recipes.map(({ framework }) => framework).filter(name => name !== '自己的脚本')).size,
}

const builtPages = new Set(buildResults.filter(({ fault }) => !fault).map(({ page }) => `/${page}`))

/** Whether a recipe was followed from an empty folder to a mini-program with its real framework. */
export function isBuilt(path: string): boolean {
  return builtPages.has(path)
}
