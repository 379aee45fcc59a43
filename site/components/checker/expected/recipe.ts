import data from '../../../data/generated/recipe-files.json'

/** What a file is for. */
export type Role = 'register' | 'postcss' | 'tailwind' | 'style' | 'load' | 'package'

/** A file that a reader has who followed a recipe. */
export interface RecipeFile {
  role: Role
  path: string
  text: string
}

/** A recipe as the checker knows it: what stands on its page, as files. */
export interface CheckedRecipe {
  framework: string
  tool: string
  tailwind: number
  /** Of its page. */
  path: string
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

/** The one place that knows where the files of recipes come from. */
export function readRecipeFiles(): RecipeFiles {
  return data as unknown as RecipeFiles
}
