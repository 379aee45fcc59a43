import { existsSync, readFileSync } from 'node:fs'
import type { Project } from './project'
import { resolveModule } from './resolve-module'

/** A module some page imports. */
export interface PageImport {
  /** Absolute. */
  file: string
  /** Names the page takes from it. */
  names: string[]
}

const IMPORT =
  /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\})?(?:\*\s+as\s+[\w$]+)?\s*(?:from\s+)?['"]([^'"]+)['"]/gm
const FENCE = /^(`{3,}|~{3,})[\s\S]*?^\1/gm

/** Modules that MDX files import: they must be bundled before any page is rendered. */
export function findPageImports(siteDir: string, mdxFiles: Iterable<string>): PageImport[] {
  const { found } = walkImports(siteDir, mdxFiles)
  return [...found].map(([file, names]) => ({ file, names: [...names] }))
}

/** What one page is made of beside its own source: partials, data and modules, directly or through partials. */
export function partialsOf(
  project: Pick<Project, 'siteDir'>,
  file: string,
): { partials: string[]; modules: string[] } {
  if (!file.endsWith('.mdx')) return { partials: [], modules: [] }
  const { seen, found } = walkImports(project.siteDir, [file])
  return { partials: [...seen].filter(path => path !== file), modules: [...found.keys()] }
}

function walkImports(siteDir: string, mdxFiles: Iterable<string>) {
  const found = new Map<string, Set<string>>()
  const seen = new Set<string>()
  const visit = (mdx: string) => {
    if (seen.has(mdx) || !existsSync(mdx)) return
    seen.add(mdx)
    const text = readFileSync(mdx, 'utf8')
    if (!/^import\s/m.test(text)) return
    for (const [, name, named, specifier] of text.replace(FENCE, '').matchAll(IMPORT)) {
      const file = /^(?:\.|@site\/)/.test(specifier!) ? resolveModule({ siteDir }, mdx, specifier!) : null
      if (!file) continue
      if (/\.(?:mdx?|json)$/.test(file)) visit(file)
      else if (/\.[jt]sx?$/.test(file)) {
        const names = found.get(file) ?? new Set<string>()
        if (name) names.add('default')
        for (const part of named?.split(',') ?? [])
          if (part.trim()) names.add(part.trim().split(/\s+as\s+/)[0]!)
        found.set(file, names)
      }
    }
  }
  for (const file of mdxFiles) visit(file)
  return { found, seen }
}
