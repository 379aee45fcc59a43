import type { Extension } from '../config'
import type { Problem } from '../report'
import type { MarkdownText } from './text'

/** What the pipeline needs once, for all pages. */
export interface MarkdownOptions {
  /** Folder of the highlighting cache; without it nothing is kept between runs. */
  cacheDir?: string
  /** Inline code that is exactly a key becomes a link to the value. */
  codeLinks?: Record<string, string>
  /** Draws the fences of the site's own. */
  drawFence?: Extension['drawFence']
  text?: Partial<MarkdownText>
}

/** An image or another file a page refers to, with its final address. */
export interface Asset {
  url: string
  width?: number
  height?: number
}

/** One source text and what the pipeline must know about its place in the site. */
export interface CompileInput {
  /** Source file as problems name it. */
  file: string
  /** The body, without front matter. */
  text: string
  /** Line of the file on which the body begins. */
  bodyLine: number
  /** 'md' is CommonMark with raw HTML, 'mdx' is MDX. */
  format: 'md' | 'mdx'
  /** Final address of a link as the author wrote it; not asked for "#anchors" and foreign URLs. */
  resolveLink(href: string): string | Problem
  /** Final address of an image or media file; not asked for foreign URLs. */
  resolveAsset(src: string): Asset | Problem
  /** The extension's fields in the page's front matter. */
  fields?: Record<string, unknown>
  /** Whether package manager tabs follow the visitor's choice elsewhere; they do unless switched off. */
  tabsSync?: boolean
  /** A post: its own H1 is dropped and package manager tabs are npm and pnpm only. */
  isBlog: boolean
}

/** An import of an MDX file; its value is looked up in `imports` by specifier when the code is run. */
export interface MdxImport {
  specifier: string
  line: number
}

/** A compiled page: HTML as it stands, or the body of a function that makes it with React. */
export type CompiledMarkdown =
  | { kind: 'html'; html: string; problems: Problem[] }
  | {
      kind: 'mdx'
      /** Run it with `evaluateMdx`. */
      code: string
      imports: MdxImport[]
      /** Components used but neither imported nor defined in the file. */
      components: string[]
      problems: Problem[]
    }

/** The pipeline, made once and used for all pages. */
export interface Markdown {
  compile(input: CompileInput): CompiledMarkdown
  /** Writes what was highlighted since the last call to the cache folder. */
  saveCache(): void
}
