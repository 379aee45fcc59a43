import { z } from 'zod'
import type { DocBadge } from '../model'
import { relative } from '../paths'

export type { DocChoice } from '../model'

import { SiteError } from '../report'
import { describeIssues, strict } from './schema-problems'

/**
 * What a site adds to the engine: the default export of the module that `extension` in the config names.
 *
 * It runs while pages are rendered, in several threads, so it keeps no state between calls. What it reads it imports
 * (JSON too): the bundler then knows what the pages are made of, and a change renders them again. Components that pages
 * use without an import need no extension: they lie in the site's `components/`; styles lie in `site.css`.
 */
export interface Extension {
  /** Draws a fence; undefined leaves it an ordinary code block. */
  drawFence?(fence: ExtensionFence, page: FencePage): FenceDrawing | undefined
  /** Forms of a fence's code in its place, such as one for each version of a package; of several a reader chooses. */
  variantsOf?(fence: ExtensionFence): FenceVariants | undefined
  /** Words of a fence's code that have something to say when they are pointed at; not for fences that it draws itself. */
  hintsOf?(fence: ExtensionFence): FenceHints | undefined
  /** Words that a fence may have after its language, beside the engine's own: their values, or true for any or none. */
  fenceWords?: Record<string, readonly string[] | true>
  /** Front matter fields of documents beside the engine's own. All are optional. */
  fields?(schema: { z: typeof z; strict: typeof strict }): Record<string, z.ZodType>
  /** The badge under the title of a document, made of those fields. */
  badge?(fields: Record<string, unknown>): DocBadge | undefined
  /** What stands below the title on the image of a page's link preview (`socialCards`). */
  cardArt?(page: CardPage): CardArt | undefined
}

/** A page whose link preview is drawn. */
export interface CardPage {
  path: string
  /** Its code blocks, in order. */
  code: string[]
}

/** Lines of text, or a drawing: shapes of SVG in 1024 by 190, no text, since the renderer knows no font. Few colours. */
export type CardArt = { lines: string[] } | { drawing: string }

/** A fence as its author wrote it. */
export interface ExtensionFence {
  /** Lower case; "text" when there is none. */
  language: string
  code: string
  /** Words without a value: `part`. */
  flags: ReadonlySet<string>
  /** Words with a value: `title="a.ts"`. */
  attributes: Readonly<Record<string, string>>
  /** The extension's fields in the front matter of the page; empty in partials and posts. */
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

/** Tabs that belong together. */
export interface TabGroup {
  /** Name of the tab list, for screen readers. */
  label: string
  /** Tabs of one group switch together, and the choice is remembered. */
  group?: string
  /** Parameter of the address that chooses a tab, and that a choice writes. */
  query?: string
}

/** The code of a fence in several forms, of which a reader wants one. */
export interface FenceVariants extends TabGroup {
  variants: { value: string; label: string; code: string }[]
}

/** Words of a code block with hints. */
export interface FenceHints {
  /** JSON file in `static/`, key -> `CodeHint`: fetched when the first hint is asked for. */
  source: string
  /** Ranges [start, end) of the code, in order and apart, with the key of their hint. */
  ranges: [start: number, end: number, key: string][]
}

/** What the engine does for an extension that draws a fence. The code blocks are place holders until the page is done. */
export interface FencePage {
  /** The fence as an ordinary code block. */
  plain(): string
  /** Any other code block; `marks` are ranges [start, end) of the code that stand out. */
  code(block: {
    language: string
    code: string
    title?: string
    marks?: [start: number, end: number][]
  }): string
  /** A line above a block, bold in the Markdown twin. */
  caption(text: string): string
  /** A table whose cells are inline code; it scrolls by itself where it is wide. */
  codeTable(table: { heads: string[]; rows: string[][] }): string
  escape(text: string): string
  /** Tells a problem of this fence. */
  report(problem: { what: string; remedy?: string }): void
}

const fn = z.custom<(...args: never[]) => unknown>(value => typeof value === 'function', 'must be a function')

const extensionSchema = strict({
  drawFence: fn.optional(),
  variantsOf: fn.optional(),
  hintsOf: fn.optional(),
  fenceWords: z.record(z.string(), z.union([z.array(z.string()), z.literal(true)])).optional(),
  fields: fn.optional(),
  badge: fn.optional(),
  cardArt: fn.optional(),
})

/** Gives an extension its types; returns it as it is. */
export function defineExtension(extension: Extension): Extension {
  return extension
}

/** Checks what the extension's module exports. */
export function checkExtension(value: unknown, file: string): Extension {
  const result = extensionSchema.safeParse(value)
  if (result.success) return value as Extension
  const faults = describeIssues(result.error.issues, value)
  throw new SiteError(
    faults.map(({ what, remedy }) => ({
      what,
      where: { file: relative(process.cwd(), file) },
      remedy: remedy ?? 'export default defineExtension({ … })',
    })),
  )
}

/** The schemas of an extension's front matter fields. */
export function extensionFields({ fields }: Extension): Record<string, z.ZodType> {
  return fields?.({ z, strict }) ?? {}
}
