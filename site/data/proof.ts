import outputs from './generated/outputs.json'
import builds from './generated/recipe-builds.json'
import { lines } from './lines'
import { allRecipes } from './recipes'

const built = allRecipes.flatMap(recipe => recipe.lines).length

/** Figures for the landing page. */
export const proof = {
  /** Number of recipe projects that were installed and built, once per line. */
  builds: built,
  failed: builds.length - built,
  samples: Object.keys(outputs).length,
  /** Number of projects that the chooser offers for download. */
  projects: allRecipes.filter(recipe => recipe.project).length,
  plugins: lines.map(({ plugin }) => plugin),
}
