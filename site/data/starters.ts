import list from './generated/starters.json'
import type { Recipe } from './recipes'

/** A whole project for one combination of framework, build tool and Tailwind major: the folder of its id in starters/. */
export interface Starter {
  id: string
  framework: string
  /** As the values of tabs name it. */
  tool: string
  tailwind: 3 | 4
  /** Address of the page that explains it. */
  page: string
  /** The section of that page, where it is not the whole. */
  section?: string
  /** Tabs of the page that show its files. */
  tabs?: string[]
  /** Names in the scripts of its package.json. */
  scripts: { dev: string; build: string }
  /** What to open in the developer tools. */
  open: string
  /** Where the build script leaves the mini-program. */
  output: string
}

/** Path in the project -> text. */
export type StarterFiles = Record<string, string>

/** A starter, and the lines of the plugin that it was installed and built with. */
export type ProvenStarter = Starter & { lines: string[] }

/** Every starter in starters/, from `npm run sync`. */
export const starters = list as ProvenStarter[]

/** Where the browser gets the files of a starter. */
export function starterAddress({ id }: Pick<Starter, 'id'>): string {
  return `/data/starters/${id}.json`
}

/** The starter for a recipe of the chooser, where there is one. */
export function starterFor({ path, tool, tailwind }: Recipe): ProvenStarter | undefined {
  return starters.find(
    starter =>
      starter.page === path && starter.tailwind === tailwind && tool.toLowerCase().includes(starter.tool),
  )
}
