import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parse } from 'yaml'
import { type Fence, type FencedText, readFences, type Use } from './fences'
import { findFolders } from './folders'

/** A Markdown file of the site. */
export interface Page {
  /** Relative to the site folder. */
  file: string
  title?: string
  applies: { plugin?: string; tailwind?: number[] }
  isPartial: boolean
  fences: Fence[]
  uses: Use[]
  /** Imported partials: component name -> file. */
  imports: Record<string, string>
}

/** Reads every Markdown file of the site. */
export function readPages(): Page[] {
  const { site } = findFolders()
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.mdx?$/.test(file))
    .map(file => file.replaceAll('\\', '/'))
    .sort()
    .map(file => readPage(site, file))
}

function readPage(site: string, file: string): Page {
  const text = readFileSync(join(site, file), 'utf8')
  const { title, applies } = readFrontMatter(text)
  return {
    file,
    title,
    applies: { plugin: applies?.plugin && String(applies.plugin), tailwind: applies?.tailwind },
    isPartial: /(?:^|\/)_[^/]*$/.test(file),
    imports: readImports(site, file, text),
    ...withStarterFiles(readFences(file, text)),
  }
}

/** Inserts text and path of starter files into fences that refer to them, as the site does. */
function withStarterFiles({ fences, uses }: FencedText): FencedText {
  const read = (fence: Fence): Fence => {
    const [, id, path = ''] = /^starter:([^/]+)\/(.+)$/.exec(fence.values.file ?? '') ?? []
    if (!id) return fence
    const code = readFileSync(join(findFolders().root, 'starters', id, path), 'utf8').replace(/\n$/, '')
    return { ...fence, code, values: { ...fence.values, title: path } }
  }
  return { fences: fences.map(read), uses }
}

interface FrontMatter {
  title?: string
  applies?: { plugin?: string; tailwind?: number[] }
}

function readFrontMatter(text: string): FrontMatter {
  const [, yaml] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? []
  try {
    return (parse(yaml ?? '') as FrontMatter | null) ?? {}
  } catch {
    // The build reports the fault with its line; here the page counts as one without versions.
    return {}
  }
}

function readImports(site: string, file: string, text: string): Record<string, string> {
  const imports: Record<string, string> = {}
  for (const [, name = '', specifier = ''] of text.matchAll(
    /^import\s+(\w+)\s+from\s+['"]([^'"]+\.mdx?)['"]/gm,
  )) {
    const path = specifier.startsWith('@site/')
      ? join(site, specifier.slice('@site/'.length))
      : resolve(dirname(join(site, file)), specifier)
    if (existsSync(path)) imports[name] = relative(site, path).replaceAll('\\', '/')
  }
  return imports
}

/** Returns the fences of a page in reading order, including those of its partials. */
export function expandFences(page: Page, pages: Map<string, Page>): Fence[] {
  const own = page.fences.map(fence => ({ line: fence.line, fences: [fence] }))
  const partials = page.uses.flatMap(({ name, line, tabs }) => {
    const partial = pages.get(page.imports[name] ?? '')
    if (!partial || partial === page) return []
    return [
      {
        line,
        fences: expandFences(partial, pages).map(fence => ({ ...fence, tabs: [...tabs, ...fence.tabs] })),
      },
    ]
  })
  return [...own, ...partials].sort((a, b) => a.line - b.line).flatMap(({ fences }) => fences)
}
