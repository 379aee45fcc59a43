import outputs from './generated/outputs.json'
import builds from './generated/recipe-builds.json'
import { lines } from './lines'
import { allRecipes } from './recipes'

const built = allRecipes.flatMap(recipe => recipe.lines).length

/** What the landing page says of the site, counted. */
export const proof = {
  /** Projects of recipes that were installed and built, once for each line. */
  builds: built,
  failed: builds.length - built,
  samples: Object.keys(outputs).length,
  plugins: lines.map(({ plugin }) => plugin),
}
