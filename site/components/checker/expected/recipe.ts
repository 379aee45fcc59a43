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
}

/** The one place that knows where the files of recipes come from. */
export function readRecipeFiles(): RecipeFiles {
  const { files, ...rest } = data as unknown as StoredRecipeFiles
  return { ...rest, recipes: recipes.map(recipe => ({ ...recipe, files: files[recipe.id] ?? [] })) }
}
