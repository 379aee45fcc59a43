import data from '../../data/recipe-files.json'
import type { Role } from './facts'

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
  /** Environment variables of a build for a mini-program. */
  env: Record<string, string>
  /** Ending of the files that pages are written in. */
  pages: string
  files: RecipeFile[]
}

/** All that the checker compares with: committed, from the pages and the packages, by `npm run recipes:sync`. */
export interface RecipeFiles {
  /** Names that the entries of the plugin export, in any line that is proven. */
  exports: Record<string, string[]>
  /** Version of the plugin from which `@import "tailwindcss"` is rewritten. */
  rewritesImports: string
  /** The major of the plugin that nothing is said about. */
  unproven: string
  recipes: CheckedRecipe[]
}

export const recipeFiles = data as unknown as RecipeFiles
