import results from './generated/recipe-results.json'

/** A plugin line that this site proves, with the exact versions used. */
export interface Line {
  /** Id for readers and links: `?plugin=4.12`. Also its folder in proofs/lines. */
  id: string
  plugin: string
  tailwind: { 3: string; 4: string }
  /** Version of `@weapp-tailwindcss/merge` with the same class names as the plugin. */
  merge: string
  /** `engines.node` of the plugin. */
  node: string
}

/** Newest first. The only source of versions that pages install, show or claim to be computed with. */
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

/** The last line before Tailwind CSS 4: used to prove pages about 2.x, but not offered to readers. */
export const oldLine = { id: '2.11', plugin: '2.11.3', tailwind: { 3: '3.4.17' }, node: '>=16.6.0' } as const

/** Published, but not in the registry that this site uses: no statements about it. */
export const unproven = {
  id: '5.x',
  label: '5.x 未验证',
  notes: 'https://github.com/sonofmagic/weapp-tailwindcss/releases',
} as const

/** Result of following one recipe page with one line. */
export interface RecipeResult {
  line: string
  /** Id of the recipe. */
  id: string
  /** Hash of its inputs: the page's files and samples, the line's lock file, and the test code. */
  hash: string
  /** The first deviation from what the page promises; undefined if there is none. */
  fault?: string
}

/** The committed results of `npm run sync`. */
export const recipeResults = results as unknown as RecipeResult[]

/** The line for readers without a choice. A test checks that all its recipes and builds pass. */
export const defaultLine: Line = lines[0]!

/** The lines in the order offered: the default first. */
export const offeredLines: Line[] = [defaultLine, ...lines.filter(line => line !== defaultLine)]
