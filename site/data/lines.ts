import results from './generated/recipe-results.json'

/** A line of the plugin that this site proves, with the exact versions it is proven with. */
export interface Line {
  /** As readers choose it, and as links name it: `?plugin=4.12`. Also its folder in proofs/lines. */
  id: string
  plugin: string
  tailwind: { 3: string; 4: string }
  /** `@weapp-tailwindcss/merge` whose class names match those of the plugin. */
  merge: string
  /** `engines.node` of the plugin. */
  node: string
}

/** Newest first. The only place with versions that pages install, show or claim to be computed with. */
export const lines: Line[] = [
  {
    id: '4.12',
    plugin: '4.12.0',
    tailwind: { 3: '3.4.17', 4: '4.1.13' },
    merge: '2.2.0',
    node: '^20.19.0 || >=22.12.0',
  },
  {
    id: '4.2',
    plugin: '4.2.8',
    tailwind: { 3: '3.4.17', 4: '4.1.13' },
    merge: '1.2.3',
    node: '^18.17.0 || >=20.5.0',
  },
]

/** Before Tailwind CSS 4 there was: the pages about 2.x are proven with it, no reader chooses it. */
export const oldLine = { id: '2.11', plugin: '2.11.3', tailwind: { 3: '3.4.17' }, node: '>=16.6.0' } as const

/** Published, but not in the registry that this site is proven with: nothing is said about it. */
export const unproven = {
  id: '5.x',
  label: '5.x 未验证',
  notes: 'https://github.com/sonofmagic/weapp-tailwindcss/releases',
} as const

/** What became of one recipe page, followed with one line. */
export interface RecipeResult {
  line: string
  /** Of the recipe. */
  id: string
  /** Of all that decides it: the page's files and samples, the line's lock file, what runs it. */
  hash: string
  /** The first thing that was not as the page promises; absent when all was. */
  fault?: string
}

/** The committed results of `npm run sync`. */
export const recipeResults = results as unknown as RecipeResult[]

/** What a reader sees who has not chosen. A test holds it against the results: all recipes and builds of it pass. */
export const defaultLine: Line = lines[0]!

/** The lines in the order in which they are offered: the default first. */
export const offeredLines: Line[] = [defaultLine, ...lines.filter(line => line !== defaultLine)]
