import type { FenceHooks, LineMark, MarkdownHooks, SourceHooks } from '../config'
import type { Problem } from '../report'
import type { Figure } from './fences'
import type { PageCode } from './page-code'

export interface MarkdownOptions {
  /** Inline code that is exactly a key becomes a link to the value. */
  codeLinks?: Record<string, string>
  sources?: SourceHooks
  plugins?: MarkdownHooks
  fences?: FenceHooks
  /** Comments in code that mark lines; those that highlight one unless they are named. */
  lineMarks?: LineMark[]
  headingRules?: HeadingRules
  /** Whether links that are written as tags of MDX are told from those of Markdown. */
  marksTagLinks?: boolean
  /** Of the words that the compiler adds. */
  language?: 'zh' | 'en'
}

/** What a site asks of the headings in its texts. */
export interface HeadingRules {
  /** Every heading has a `{#id}` of its own, which no edit of its words changes. */
  explicitIds?: boolean
  /** The title stands in front matter, not in a heading of the first level. */
  titleInFrontMatter?: boolean
  /** Ids that are made of words keep their capitals. */
  keepCase?: boolean
}

/** An image or another file a page refers to, with its final address. */
export interface Asset {
  url: string
  width?: number
  height?: number
  /** An image whose size cannot be read. */
  isUnreadable?: true
}

/** One source text and what the pipeline must know about its place in the site. */
export interface CompileInput {
  /** Source file as problems name it. */
  file: string
  text: string
  /** Line of the file on which the body begins. */
  bodyLine: number
  /** 'md' is CommonMark with raw HTML, 'mdx' is MDX. */
  format: 'md' | 'mdx'
  /** What a link as the author wrote it leads to; not asked for "#anchors" and foreign URLs. */
  resolveLink(href: string): string | SourceLink | Problem
  /** Final address of an image or media file; not asked for foreign URLs. */
  resolveAsset(src: string, written?: { inTag?: boolean }): Asset | Problem
  fields?: Record<string, unknown>
  /** Whether package manager tabs follow the visitor's choice elsewhere; they do unless switched off. */
  tabsSync?: boolean
  /** Filled by the resolvers while they are asked. */
  record?: SourceRecord
  title?: string
  /** A post: an H1 that is its title is dropped, and package manager tabs are npm and pnpm only. */
  isBlog: boolean
}

export interface SourceRecord {
  /** Files that are published beside the pages, as the source refers to them. */
  assets: (Asset & { file: string })[]
  /** Files that were read or looked for. */
  reads: string[]
  /** Files that had to be there, whatever they hold. */
  found: string[]
}

/** A link to another source: its address is known when all of them have been read. */
export interface SourceLink {
  /** Relative to the site folder. */
  target: string
  /** Query and anchor. */
  suffix: string
  written: string
  /** An address seen from that of the source, as from a folder. */
  below?: string
}

/** An import of an MDX file; its value is looked up in `imports` by specifier when the code is run. */
export interface MdxImport {
  specifier: string
  line: number
  /** Exports that are taken; "*" for all of them. */
  names: string[]
  locals?: string[]
}

export interface UsedElement {
  /** "Tabs", or "Many.Counter". */
  name: string
  line: number | undefined
  column?: number
  /** Texts of its attributes; expressions as they are written. */
  props: Record<string, string>
}

/** What a source says of itself; these facts are read here, and the source is not read again. */
export interface PageFacts {
  headings: { level: number; text: string; id?: string }[]
  /** First line of the first paragraph, as plain text; none that only MDX can compute. */
  firstText?: string
  /** Whether it says where its excerpt ends. */
  truncated: boolean
  imports: MdxImport[]
  elements: UsedElement[]
  /** Components used but neither imported nor defined in the file. */
  components: string[]
  hasLiveCode: boolean
  /** Links to other sources, in the order of their place holders. */
  links: (SourceLink & { line?: number })[]
}

/** A compiled source. Code blocks and links to other sources are place holders until `finishPage`. */
export interface CompiledPage extends PageFacts {
  /** Source file as problems name it. */
  file: string
  bodyLine: number
  isBlog: boolean
  /** HTML as it stands, or the body of a function that makes it with React, for `mdxModule` of the app. */
  body: { kind: 'html' | 'mdx'; output: string }
  figures: Figure[]
  problems: Problem[]
  record: SourceRecord
  code?: PageCode
}

export interface Markdown {
  compile(input: CompileInput): CompiledPage
}
