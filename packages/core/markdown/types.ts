import type { FenceHooks, LineMark, MarkdownHooks, SourceHooks } from '../config'
import type { Problem } from '../report'
import type { Figure } from './fences'
import type { PageCode } from './page-code'

export interface MarkdownOptions {
  /** Turns inline code that is exactly a key into a link to the value. */
  codeLinks?: Record<string, string>
  sources?: SourceHooks
  plugins?: MarkdownHooks
  fences?: FenceHooks
  /** Comments that mark lines of code; by default, those that highlight. */
  lineMarks?: LineMark[]
  headingRules?: HeadingRules
  /** Whether to distinguish links written as MDX tags from Markdown links. */
  marksTagLinks?: boolean
  /** Language of the words that the compiler adds. */
  language?: 'zh' | 'en'
}

/** A site's rules for the headings of its pages. */
export interface HeadingRules {
  /** Requires a `{#id}` on every heading, so that links survive rewording. */
  explicitIds?: boolean
  /** Requires the title in front matter instead of an H1. */
  titleInFrontMatter?: boolean
  /** Keeps capitals in ids made from the text. */
  keepCase?: boolean
}

/** An image or another file a page refers to, with its final address. */
export interface Asset {
  url: string
  width?: number
  height?: number
  /** The image's size cannot be read. */
  isUnreadable?: true
}

/** One source text and its place in the site. */
export interface CompileInput {
  /** Source file as named in problems. */
  file: string
  text: string
  /** Line of the file where the body starts. */
  bodyLine: number
  /** 'md' is CommonMark with raw HTML, 'mdx' is MDX. */
  format: 'md' | 'mdx'
  /** Resolves a link as written; not called for "#anchors" and external URLs. */
  resolveLink(href: string): string | SourceLink | Problem
  /** Returns the final address of an image or media file; not called for external URLs. */
  resolveAsset(src: string, written?: { inTag?: boolean }): Asset | Problem
  fields?: Record<string, unknown>
  /** Whether package manager tabs are synchronized across groups; true by default. */
  tabsSync?: boolean
  /** Filled by the resolvers during compilation. */
  record?: SourceRecord
  title?: string
  /** For a post, an H1 equal to its title is dropped, and package manager tabs are npm and pnpm only. */
  isBlog: boolean
}

export interface SourceRecord {
  /** Files that the source refers to and that are published with the pages. */
  assets: (Asset & { file: string })[]
  /** Files that were read or looked up. */
  reads: string[]
  /** Files that only had to exist; their content does not matter. */
  found: string[]
}

/** A link to another source, whose address is known once all sources are read. */
export interface SourceLink {
  /** Relative to the site folder. */
  target: string
  /** Query and anchor. */
  suffix: string
  written: string
  /** Path relative to the source's own address, which is treated as a folder. */
  below?: string
}

/** An import of an MDX file; its value is looked up in `imports` by specifier at run time. */
export interface MdxImport {
  specifier: string
  line: number
  /** Names of the imported exports; "*" for all. */
  names: string[]
  locals?: string[]
}

export interface UsedElement {
  /** "Tabs", or "Many.Counter". */
  name: string
  line: number | undefined
  column?: number
  /** Attribute values as text; expressions in source form. */
  props: Record<string, string>
}

/** Facts about a source, read during compilation so that it is not read again. */
export interface PageFacts {
  headings: { level: number; text: string; id?: string }[]
  /** First line of the first paragraph as plain text; undefined if only running the MDX could compute it. */
  firstText?: string
  /** Whether it contains a truncate marker. */
  truncated: boolean
  imports: MdxImport[]
  elements: UsedElement[]
  /** Components used but neither imported nor defined in the file. */
  components: string[]
  hasLiveCode: boolean
  /** Links to other sources, in the order of their placeholders. */
  links: (SourceLink & { line?: number })[]
}

/** A compiled source. Code blocks and links to other sources are placeholders until `finishPage`. */
export interface CompiledPage extends PageFacts {
  /** Source file as named in problems. */
  file: string
  bodyLine: number
  isBlog: boolean
  /** HTML, or the body of a function that renders it with React, for the app's `mdxModule`. */
  body: { kind: 'html' | 'mdx'; output: string }
  figures: Figure[]
  problems: Problem[]
  record: SourceRecord
  code?: PageCode
}

export interface Markdown {
  compile(input: CompileInput): CompiledPage
}
