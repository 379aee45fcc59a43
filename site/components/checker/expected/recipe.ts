import data from '../../../data/generated/recipe-files.json'
import { type Recipe, recipes } from '../../../data/recipes'

/** What a file is for. */
export type Role = 'register' | 'postcss' | 'tailwind' | 'style' | 'load' | 'package'

/** A file that a reader has who followed a recipe. */
export interface RecipeFile {
  role: Role
  path: string
  text: string
}

/** A recipe as the checker knows it: with the files that decide whether there is style. */
export interface CheckedRecipe extends Recipe {
  files: RecipeFile[]
  /** The line of the plugin whose files these are, where the page has others for it. */
  line?: string
  /** The same recipe for each such line. */
  variants: CheckedRecipe[]
}

/** All that the checker takes from the pages and the packages: committed, by `npm run sync`. */
export interface RecipeFiles {
  /** Names that the entries of the plugin export, in any line that is proven. */
  exports: Record<string, string[]>
  /** Version of the plugin from which `@import "tailwindcss"` is rewritten. */
  rewritesImports: string
  /** The major of the plugin that nothing is said about. */
  unproven: string
  recipes: CheckedRecipe[]
}

/** As it is committed: the files of a recipe by its id. */
export interface StoredRecipeFiles extends Omit<RecipeFiles, 'recipes'> {
  files: Record<string, RecipeFile[]>
  /** Line -> id -> files that are others with that line. */
  otherFiles: Record<string, Record<string, RecipeFile[]>>
}

/** The one place that knows where the files of recipes come from. */
export function readRecipeFiles(): RecipeFiles {
  const { files, otherFiles, ...rest } = data as unknown as StoredRecipeFiles
  const all = recipes.map((recipe): CheckedRecipe => {
    const own = files[recipe.id] ?? []
    const variants = Object.entries(otherFiles).flatMap(([line, { [recipe.id]: others }]) => {
      if (!others) return []
      const changed = own.map(file => others.find(({ path }) => path === file.path) ?? file)
      return { ...recipe, files: changed, line, variants: [] }
    })
    return { ...recipe, files: own, variants }
  })
  return { ...rest, recipes: all }
}

/** The recipe as its page has it for a version of the plugin. */
export function recipeFor(recipe: CheckedRecipe, plugin = ''): CheckedRecipe {
  return recipe.variants.find(({ line }) => plugin.startsWith(`${line}.`)) ?? recipe
}
