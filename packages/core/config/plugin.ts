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
 * An extension of the engine: an entry of `plugins` in the config, from the site itself or from a package.
 *
 * Hooks run while pages are compiled and rendered, in several threads, so they keep no state between calls. A
 * site's own plugin should import the data it reads (JSON too): the bundler then tracks it, and a change
 * renders the pages again.
 */
export interface Plugin {
  name: string
  /** Part of every cache key: change it when the plugin's output changes. */
  version: string
  setup?(site: SiteData, paths: SitePaths): Hooks | Promise<Hooks>
}

export interface SitePaths {
  siteDir: string
  cacheDir: string
}

/** The hooks of a plugin, all optional. Where several plugins answer, the first one in the config wins. */
export interface Hooks {
  sources?: SourceHooks
  markdown?: MarkdownHooks
  modules?: ModuleHooks
  styles?: StyleHooks
  fences?: FenceHooks
  /** Additional front matter fields of documents, all optional. */
  frontMatter?(schema: { z: typeof z; strict: typeof strict }): Record<string, z.ZodType>
  /** Returns the badge under the title of a document, computed from those fields. */
  badge?(fields: Record<string, unknown>): DocBadge | undefined
  /** Hooks for placeholder elements that components render, by tag name. */
  elements?: Record<string, ElementHook>
  components?: Record<string, ScopedComponent>
  pageFolders?: string[]
  /** Returns the props of a page module, from its absolute path and the site data that browsers get. */
  pageProps?(file: string, site: ClientSite): Record<string, unknown>
  /** Names of components for the slots of the page, from `components` or the site's `components/`. */
  slots?: Partial<Record<Slot, string>>
  /** Stylesheets that only pages with matching HTML load. */
  sheets?: PartSheet[]
  outputs?: PluginOutput[]
  /** Returns the art below the title on the link preview image (`socialCards`). */
  cardArt?(page: CardPage): CardArt | undefined
}

/** Hooks that rewrite page sources written for another Markdown parser. */
export interface SourceHooks {
  /**
   * Rewrites a text before it is parsed; must keep the line count. `hide` returns a mark for a text; used as
   * the language of a fence, it becomes the code of that fence.
   */
  prepare?(text: string, tools: { format: 'md' | 'mdx'; hide(text: string): string }): string
  /** Returns the text with one parse error repaired; undefined where only the author can decide. */
  repair?(text: string, error: SourceError, source: { file: string }): string | undefined
  /** Whether `{value}` in a text is shown literally. */
  isText?(value: string, place: ExpressionPlace): boolean
  /** Returns the table of contents that the page's own code gets as `toc`. */
  toc?(code: string, toc: TocEntry[]): TocEntry[]
  /** Treats unknown tags and template braces as text: their content is shown, with a warning instead of an error. */
  isLoose?: boolean
  /** Whether a problem is only a warning, because the original tool shows the page too. */
  accepts?(fault: Pick<Problem, 'what'>): boolean
}

/** Plugins for the Markdown syntax trees, as satteri defines them; they run before the engine's own. */
export interface MarkdownHooks {
  mdast?: MdastPluginDefinition[]
  hast?: HastPluginDefinition[]
}

/** Parse error; line and column are relative to the start of the text. */
export interface SourceError {
  what: string
  line: number
  column: number
}

export interface ExpressionPlace {
  file: string
  /** Type of the expression's parent node. */
  parent: string
  declared: ReadonlySet<string>
}

export interface FenceHooks {
  /** Draws a fence; undefined keeps it an ordinary code block. */
  draw?(fence: Fence, page: FencePage): FenceDrawing | undefined
  /** Returns variants of the fence's code, such as one per package version, shown as tabs. */
  variants?(fence: Fence): FenceVariants | undefined
  /** Returns words of the fence's code that have hints; not called for fences that the plugin draws. */
  hints?(fence: Fence): FenceHints | undefined
  /** Additional words allowed after a fence's language: their allowed values, or true for any value or none. */
  words?: Record<string, readonly string[] | true>
}

/** Fills placeholder elements of a component in the finished article; browsers keep the result. */
export interface ElementHook {
  /** Name of the component that renders the element, used to locate it in a page. */
  component: string
  /** Returns the element's content; undefined keeps its text. */
  draw(text: string, tools: DrawingTools): string | undefined
}

/** Helpers for plugins that draw something. */
export interface DrawingTools {
  /** Unique to this drawing: a prefix for ids inside it. */
  id: string
  /** Reports a problem; `below` is the line relative to the text's first line, `written` is the word in question. */
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
 * A place that plugins can fill: below the text of a document or post, at the end of the navbar, or below the
 * footer. The component of `belowArticle` gets the page's address and title as `path` and `title`; the others
 * are the same on all pages.
 */
export type Slot = 'belowArticle' | ShellSlot

export type ShellSlot = 'navbar' | 'footer'

export interface PartSheet {
  file: string
  when: RegExp
}

export interface PluginOutput {
  /** Path in the output folder: `search/titles.json`. */
  file: string
  make(pages: OutputPage[]): string | Promise<string>
}

export interface OutputPage {
  path: string
  title: string
  url: string
  description?: string
  noindex: boolean
  /** Source file, relative to the project's root. */
  source?: string
}

export interface CardPage {
  path: string
  code: string[]
}

/** Lines of text, or an SVG drawing of 1024 by 190 with few colours and no text, because the renderer has no fonts. */
export type CardArt = { lines: string[] } | { drawing: string }

export interface Fence {
  /** Lower case; "text" without a language. */
  language: string
  code: string
  /** Words without a value: `part`. */
  flags: ReadonlySet<string>
  /** Words with a value: `title="a.ts"`. */
  attributes: Readonly<Record<string, string>>
  /** Front matter fields that plugins define; empty in partials and posts. */
  fields: Readonly<Record<string, unknown>>
}

/**
 * HTML, or tabs, whose markup differs between Markdown and MDX. The Markdown twin and the search index use the
 * same HTML.
 */
export type FenceDrawing = string | FenceTabs

/** Tabs, each with a drawing. */
export interface FenceTabs extends TabGroup {
  /** Has no tab list; follows the selection of other tabs in its group. */
  follows?: boolean
  tabs: { value: string; label: string; html: FenceDrawing }[]
}

export interface TabGroup {
  label: string
  /** Groups of the same name switch together, and the selection is remembered. */
  group?: string
  /** URL parameter that selects a tab, and that a selection updates. */
  query?: string
}

/** Variants of a fence's code, shown as tabs. */
export interface FenceVariants extends TabGroup {
  title?: string
  variants: { value: string; label: string; code: string }[]
}

export interface FenceHints {
  /** JSON file in `static/`, key -> `CodeHint`; fetched when the first hint is requested. */
  source: string
  /** Sorted, non-overlapping ranges [start, end) of the code, with the key of their hint. */
  ranges: [start: number, end: number, key: string][]
}

/** A cell of a table of code; `marks` are highlighted ranges [start, end), in order. */
export type CodeCell = string | { code: string; marks: [start: number, end: number][] }

/** Helpers for plugins that draw fences. The code blocks are placeholders until the page is complete. */
export interface FencePage extends DrawingTools {
  /** Returns the fence as an ordinary code block. */
  plain(): string
  /** Another code block; `marks` are highlighted ranges [start, end) of its code. */
  code(block: {
    language: string
    code: string
    title?: string
    marks?: [start: number, end: number][]
  }): string
  caption(text: string): string
  /** A table whose cells are inline code; scrolls horizontally where it is too wide. */
  codeTable(table: { heads: string[]; rows: CodeCell[][] }): string
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

/** Checks the names and types of the hooks that a plugin's setup returns. */
export function checkHooks(hooks: unknown): FieldFault[] {
  return describeIssues(hooksSchema.safeParse(hooks).error?.issues ?? [], hooks)
}

/** Gives a plugin its types; returns it as it is. */
export function definePlugin(plugin: Plugin): Plugin {
  return plugin
}

/** Checks the list of plugins in a config; drops entries that are false or undefined. */
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
