import list from './generated/starters.json'

/**
 * A way to set up the plugin, from starters/<id>/starter.json: offered by the chooser, explained by a page, used by
 * the checker, and proven by builds.
 */
export interface Recipe {
  id: string
  framework: string
  /** Name of the build tool in the chooser. */
  tool: string
  /** Name of the build tool in tab values. */
  bundler: string
  /** Distinguishes recipes of the same framework and tool: same page, other tabs. */
  variant?: string
  tailwind: 2 | 3 | 4
  /** Address of its page. */
  page: string
  /** Section of that page, unless it is the whole page. */
  section?: string
  /** Tabs of the page that show its files. */
  tabs?: string[]
  /** Environment variables that the framework sets for a mini-program. */
  env?: Record<string, string>
  /** Undefined if there is no project. */
  project?: Project
  /** Reason why there is no project. */
  reason?: string
}

/** How to build the files of a recipe. */
export interface Project {
  /** Script names in its package.json. */
  scripts: { dev?: string; build: string }
  /** Folder to open in the developer tools. */
  open: string
  /** Output folder of the build script. */
  output: string
  /** Packages whose versions the page shows. */
  shows: string[]
}

/** A recipe with the results of its builds. */
export interface ProvenRecipe extends Recipe {
  /** Plugin lines with which its project was built. */
  lines: string[]
  /** Versions of the packages in `shows`. */
  packages: Record<string, string>
}

/** Recommended Tailwind CSS version for readers without special requirements, which are on /docs/quick-start/v4. */
export const recommendedTailwind = 4

/** The recommendation with its reason, for the chooser. */
export const recommendation = `新项目用 Tailwind\u00a0CSS\u00a0${recommendedTailwind}，它不需要配置文件。`

const frameworks = ['uni-app', 'uni-app x', 'Taro', 'Mpx', '原生小程序', 'Rax', '自己的脚本']
const bundlers = ['vite', 'webpack', 'hbuilderx', 'weapp-vite', 'gulp', 'node']

/** All recipes: newest Tailwind CSS first, then by framework and build tool. */
export const allRecipes: ProvenRecipe[] = (list as unknown as ProvenRecipe[]).toSorted(
  (a, b) =>
    b.tailwind - a.tailwind ||
    frameworks.indexOf(a.framework) - frameworks.indexOf(b.framework) ||
    bundlers.indexOf(a.bundler) - bundlers.indexOf(b.bundler) ||
    (a.variant ?? '').localeCompare(b.variant ?? ''),
)

/** The recipes in the chooser: only the first of several variants. */
export const recipes: ProvenRecipe[] = allRecipes.filter(
  (recipe, index) => allRecipes.findIndex(other => isAlike(other, recipe)) === index,
)

export function variantsOf(recipe: Recipe): ProvenRecipe[] {
  return allRecipes.filter(other => isAlike(other, recipe))
}

/** Returns the address of the recipe, or of its section. */
export function addressOf({ page, section }: Recipe): string {
  return section ? `${page}#${section}` : page
}

function isAlike(a: Recipe, b: Recipe): boolean {
  return a.framework === b.framework && a.tool === b.tool && a.tailwind === b.tailwind
}
