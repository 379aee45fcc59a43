import list from './generated/starters.json'

/**
 * One way to set the plugin up, from starters/<id>/starter.json: what the chooser offers, the page explains, the checker
 * compares with and the builds prove.
 */
export interface Recipe {
  id: string
  framework: string
  /** The build tool as the chooser names it. */
  tool: string
  /** The build tool as the values of tabs name it. */
  bundler: string
  /** What tells it from another recipe of the same framework and tool: the same page, other tabs. */
  variant?: string
  tailwind: 2 | 3 | 4
  /** Address of the page that explains it. */
  page: string
  /** The section of that page, where it is not the whole. */
  section?: string
  /** Tabs of the page that show its files. */
  tabs?: string[]
  /** Variables that the framework sets for a mini-program. */
  env?: Record<string, string>
  /** Absent where there is no project. */
  project?: Project
  /** Why there is none. */
  reason?: string
}

/** How the files in the folder of a recipe are built. */
export interface Project {
  /** Names in the scripts of its package.json. */
  scripts: { dev?: string; build: string }
  /** What to open in the developer tools. */
  open: string
  /** Where the build script leaves the mini-program. */
  output: string
  /** Packages whose versions the page names. */
  shows: string[]
}

/** A recipe, and what its builds have shown. */
export interface ProvenRecipe extends Recipe {
  /** Lines of the plugin that its project was installed and built with. */
  lines: string[]
  /** Versions of the packages in `shows`. */
  packages: Record<string, string>
}

/** The major of Tailwind CSS for readers who have no reason for another; the reasons are on /docs/quick-start/v4. */
export const recommendedTailwind = 4

/** The recommendation with its reason, where a reader chooses. */
export const recommendation = `新项目用 Tailwind CSS ${recommendedTailwind}：不需要配置文件，新功能也只加进这个版本。`

const frameworks = ['uni-app', 'uni-app x', 'Taro', 'Mpx', '原生小程序', 'Rax', '自己的脚本']
const bundlers = ['vite', 'webpack', 'hbuilderx', 'weapp-vite', 'gulp', 'node']

/** Every recipe: those for the newest Tailwind CSS first, then by framework and build tool. */
export const allRecipes: ProvenRecipe[] = (list as unknown as ProvenRecipe[]).toSorted(
  (a, b) =>
    b.tailwind - a.tailwind ||
    frameworks.indexOf(a.framework) - frameworks.indexOf(b.framework) ||
    bundlers.indexOf(a.bundler) - bundlers.indexOf(b.bundler) ||
    (a.variant ?? '').localeCompare(b.variant ?? ''),
)

/** The recipes that the chooser offers: of several variants the first. */
export const recipes: ProvenRecipe[] = allRecipes.filter(
  (recipe, index) => allRecipes.findIndex(other => isAlike(other, recipe)) === index,
)

/** A recipe and its variants. */
export function variantsOf(recipe: Recipe): ProvenRecipe[] {
  return allRecipes.filter(other => isAlike(other, recipe))
}

/** Address of the recipe, or of its section. */
export function addressOf({ page, section }: Recipe): string {
  return section ? `${page}#${section}` : page
}

function isAlike(a: Recipe, b: Recipe): boolean {
  return a.framework === b.framework && a.tool === b.tool && a.tailwind === b.tailwind
}
