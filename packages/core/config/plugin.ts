import type { HastPluginDefinition, MdastPluginDefinition } from 'satteri'
import { z } from 'zod'
import type { ClientSite, DocBadge, TocEntry } from '../model'
import type { Problem } from '../report'
import type { ModuleHooks, ScopedComponent } from './module-hooks'
import type { SiteData } from './schema'
import { describeIssues, type FieldFault, strict } from './schema-problems'
import type { StyleHooks } from './style-hooks'

export type { DocChoice } from '../model'

/**
 * What is added to the engine: an entry of `plugins` in the config, from the site itself or from a package.
 *
 * Its hooks run while pages are compiled and rendered, in several threads, so they keep no state between calls. What a
 * site's own plugin reads it imports (JSON too): the bundler then knows what the pages are made of, and a change renders
 * them again.
 */
export interface Plugin {
  name: string
  /** Part of every cache key: a plugin that writes something else has another one. */
  version: string
  setup?(site: SiteData, paths: SitePaths): Hooks | Promise<Hooks>
}

export interface SitePaths {
  siteDir: string
  cacheDir: string
}

/** What a plugin does; all of it is optional. Where several plugins answer, the first one in the config counts. */
export interface Hooks {
  sources?: SourceHooks
  markdown?: MarkdownHooks
  modules?: ModuleHooks
  styles?: StyleHooks
  fences?: FenceHooks
  /** Front matter fields of documents beside the engine's own. All are optional. */
  frontMatter?(schema: { z: typeof z; strict: typeof strict }): Record<string, z.ZodType>
  /** The badge under the title of a document, made of those fields. */
  badge?(fields: Record<string, unknown>): DocBadge | undefined
  /** Elements that components render as placeholders, by tag name. */
  elements?: Record<string, ElementHook>
  components?: Record<string, ScopedComponent>
  pageFolders?: string[]
  /** What a page made of code is given: its absolute file, and the site as browsers know it. */
  pageProps?(file: string, site: ClientSite): Record<string, unknown>
  /** Components, by name, that stand in places of the page: what `components` and the site's `components/` have. */
  slots?: Partial<Record<Slot, string>>
  /** Stylesheets for pages whose HTML matches: other pages do without. */
  sheets?: PartSheet[]
  outputs?: PluginOutput[]
  /** What stands below the title on the image of a page's link preview (`socialCards`). */
  cardArt?(page: CardPage): CardArt | undefined
}

/** What a plugin does with the texts of pages, for sources that were written for another parser. */
export interface SourceHooks {
  /**
   * Rewrites a text before it is parsed; lines stay lines. `hide` gives a mark for a text: as the language of a fence it
   * is the code of that fence.
   */
  prepare?(text: string, tools: { format: 'md' | 'mdx'; hide(text: string): string }): string
  /** The text with one parse error repaired; undefined where only the author can know what is meant. */
  repair?(text: string, error: SourceError, source: { file: string }): string | undefined
  /** Whether `{value}` in a text is shown as it is written. */
  isText?(value: string, place: ExpressionPlace): boolean
  /** The headings of a page as its code reads them. */
  toc?(code: string, toc: TocEntry[]): TocEntry[]
  /** Tags that no component has show what is in them, and braces of templates are text: both are warnings. */
  isLoose?: boolean
  /** Whether a fault of a text stops nobody, since the tool it was written for shows the page as well: a warning. */
  accepts?(fault: Pick<Problem, 'what'>): boolean
}

/** What a plugin does with the trees of pages, in terms of satteri; it runs before the engine's own steps. */
export interface MarkdownHooks {
  mdast?: MdastPluginDefinition[]
  hast?: HastPluginDefinition[]
}

/** Where the parser stops; line and column count from the first of the text. */
export interface SourceError {
  what: string
  line: number
  column: number
}

export interface ExpressionPlace {
  file: string
  /** Type of the node that the expression is in. */
  parent: string
  declared: ReadonlySet<string>
}

export interface FenceHooks {
  /** Draws a fence; undefined leaves it an ordinary code block. */
  draw?(fence: Fence, page: FencePage): FenceDrawing | undefined
  /** Forms of a fence's code in its place, such as one for each version of a package; of several a reader chooses. */
  variants?(fence: Fence): FenceVariants | undefined
  /** Words of a fence's code that have something to say when they are pointed at; not for fences that it draws itself. */
  hints?(fence: Fence): FenceHints | undefined
  /** Words that a fence may have after its language, beside the engine's own: their values, or true for any or none. */
  words?: Record<string, readonly string[] | true>
}

/** Fills the placeholders that a component renders, in the finished article; browsers leave them as they are. */
export interface ElementHook {
  /** The component that renders the element, to find its place in a page. */
  component: string
  /** What stands inside of the element; undefined leaves its text. */
  draw(text: string, tools: DrawingTools): string | undefined
}

/** What a plugin needs to draw something. */
export interface DrawingTools {
  /** Of this drawing alone, for ids inside of it. */
  id: string
  /** Reports a problem; `below` counts lines from the first line of the text, `written` is the word that is meant. */
  report(problem: DrawingProblem): void
}

export interface DrawingProblem {
  what: string
  remedy?: string
  severity?: 'warning'
  below?: number
  written?: string
}

/**
 * A place that plugins may fill: below the text of a document or a post, at the end of the navbar, or below the footer.
 * The component of the first gets the address and the title of the page as `path` and `title`; the others are the same
 * on all pages.
 */
export type Slot = 'belowArticle' | ShellSlot

export type ShellSlot = 'navbar' | 'footer'

export interface PartSheet {
  file: string
  when: RegExp
}

export interface PluginOutput {
  /** Below the output folder: `search/titles.json`. */
  file: string
  make(pages: OutputPage[]): string | Promise<string>
}

export interface OutputPage {
  path: string
  title: string
  url: string
  description?: string
  noindex: boolean
  /** File that it is written in, relative to the project's root. */
  source?: string
}

export interface CardPage {
  path: string
  code: string[]
}

/** Lines of text, or a drawing: shapes of SVG in 1024 by 190, no text, since the renderer knows no font. Few colours. */
export type CardArt = { lines: string[] } | { drawing: string }

export interface Fence {
  /** Lower case; "text" when there is none. */
  language: string
  code: string
  /** Words without a value: `part`. */
  flags: ReadonlySet<string>
  /** Words with a value: `title="a.ts"`. */
  attributes: Readonly<Record<string, string>>
  /** Fields that plugins add to the front matter of the page; empty in partials and posts. */
  fields: Readonly<Record<string, unknown>>
}

/** HTML, or tabs, which differ between Markdown and MDX. The Markdown twin and the search read the same HTML. */
export type FenceDrawing = string | FenceTabs

/** Alternatives of which a reader sees one. */
export interface FenceTabs extends TabGroup {
  /** Without a tab list of its own: it shows what other tabs of its group show. */
  follows?: boolean
  tabs: { value: string; label: string; html: FenceDrawing }[]
}

export interface TabGroup {
  label: string
  /** Tabs of one group switch together, and the choice is remembered. */
  group?: string
  /** Parameter of the address that chooses a tab, and that a choice writes. */
  query?: string
}

/** The code of a fence in several forms, of which a reader wants one. */
export interface FenceVariants extends TabGroup {
  title?: string
  variants: { value: string; label: string; code: string }[]
}

export interface FenceHints {
  /** JSON file in `static/`, key -> `CodeHint`: fetched when the first hint is asked for. */
  source: string
  /** Ranges [start, end) of the code, in order and apart, with the key of their hint. */
  ranges: [start: number, end: number, key: string][]
}

/** What the engine does for a plugin that draws a fence. The code blocks are placeholders until the page is done. */
export interface FencePage extends DrawingTools {
  /** The fence as an ordinary code block. */
  plain(): string
  /** Any other code block; `marks` are ranges [start, end) of the code that stand out. */
  code(block: {
    language: string
    code: string
    title?: string
    marks?: [start: number, end: number][]
  }): string
  caption(text: string): string
  /** A table whose cells are inline code; it scrolls by itself where it is wide. */
  codeTable(table: { heads: string[]; rows: string[][] }): string
  escape(text: string): string
}

const fn = z.custom<(...args: never[]) => unknown>(value => typeof value === 'function', 'must be a function')

const pluginSchema = strict({
  name: z.string().min(1, 'must not be empty'),
  version: z.string().min(1, 'must not be empty'),
  setup: fn.optional(),
})

const entrySchema = z.unknown().superRefine((given, { addIssue }) => {
  if (given === false || given === undefined) return
  if (typeof given !== 'object') return addIssue('must be what a plugin returns, such as diagrams()')
  for (const issue of pluginSchema.safeParse(given).error?.issues ?? []) addIssue({ ...issue })
})

const [list, record] = [z.array(z.unknown()).optional(), z.looseObject({}).optional()]

const hooksSchema = strict({
  sources: record,
  markdown: record,
  modules: record,
  styles: record,
  fences: record,
  frontMatter: fn.optional(),
  badge: fn.optional(),
  elements: record,
  components: record,
  pageFolders: list,
  pageProps: fn.optional(),
  slots: record,
  sheets: list,
  outputs: list,
  cardArt: fn.optional(),
} satisfies Record<keyof Hooks, z.ZodType>)

/** Checks the names and kinds of what the setup of a plugin returns. */
export function checkHooks(hooks: unknown): FieldFault[] {
  return describeIssues(hooksSchema.safeParse(hooks).error?.issues ?? [], hooks)
}

/** Gives a plugin its types; returns it as it is. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin
}

/** Checks the list of plugins in a config; entries that are false or undefined are left out. */
export function readPlugins(input: unknown = []): { plugins: Plugin[]; faults: FieldFault[] } {
  const field = { plugins: input }
  const result = z.object({ plugins: z.array(entrySchema) }).safeParse(field)
  if (result.success)
    return { plugins: (input as (Plugin | false | undefined)[]).filter(isGiven), faults: [] }
  return { plugins: [], faults: describeIssues(result.error.issues, field) }
}

function isGiven(plugin: Plugin | false | undefined): plugin is Plugin {
  return Boolean(plugin)
}
