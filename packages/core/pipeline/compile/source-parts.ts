import type { Resolver } from '../../config'
import type { Content } from '../../content'
import type { CompiledPage } from '../../markdown'
import { join, relative } from '../../paths'
import type { Project } from '../project/project'
import { codeOfPage } from './page-codes'

export interface PageImport {
  /** Absolute path, or the name of a package. */
  file: string
  /** Names of the imported exports; "*" for all. */
  names: string[]
  /** Whether it is code of the engine, which pages import directly. */
  isLibrary?: boolean
  /** Source text of a page's own code. */
  code?: string
}

export interface SourceParts {
  sources: CompiledPage[]
  modules: PageImport[]
  files: string[]
}

type Sources = Content['sources']

interface Site extends Partial<Pick<Project, 'modules' | 'scope'>> {
  resolver: Resolver
  sources: Sources
}

/** Follows the imports of the given sources, including Markdown that their components embed. */
export function partsOf(
  { resolver, sources, modules: bundled = {}, scope = {} }: Site,
  from: Iterable<string>,
): SourceParts {
  const { siteDir } = resolver
  const modules = new Map<string, Set<string>>()
  const libraries = new Set<string>()
  const codes = new Map<string, string>()
  const files = new Set<string>()
  const seen = new Set<string>()
  const take = (module: string, names: string[]) => {
    modules.set(module, new Set([...(modules.get(module) ?? []), ...names]))
    visitShown(module)
  }
  const visitShown = (module: string) => {
    for (const file of bundled[module]?.pages ?? []) visit(relative(siteDir, file))
  }
  const visit = (source: string) => {
    const page = sources.get(source)
    if (!page || seen.has(source)) return
    seen.add(source)
    for (const { file } of page.components.flatMap(name => scope[name] ?? [])) {
      if (/\.mdx?$/.test(file)) visit(relative(siteDir, file))
      else visitShown(file)
    }
    if (page.code) {
      const own = codeOfPage(join(siteDir, source))
      codes.set(own, page.code.text)
      take(own, page.code.names)
    }
    for (const { specifier, names } of page.imports) {
      const found = resolver.resolve(specifier, join(siteDir, source))
      if (found.kind === 'missing' || specifier === 'react') continue
      if (found.kind === 'library') libraries.add(found.file)
      if (found.kind === 'package') take(found.name, names)
      else if (found.kind === 'page') visit(relative(siteDir, found.file))
      else if (found.kind === 'module' || found.kind === 'library') take(found.file, names)
      else files.add(found.file)
    }
  }
  for (const source of from) visit(source)
  return {
    sources: [...seen].map(source => sources.get(source)!),
    modules: [...modules].map(([file, names]) => ({
      file,
      names: [...names],
      code: codes.get(file),
      ...(libraries.has(file) && { isLibrary: true }),
    })),
    files: [...files],
  }
}

/** Returns the modules that sources use, imported or global: absolute files, or names of packages. */
export function usedModules(site: Site, from: Iterable<string>): string[] {
  const { sources, modules } = partsOf(site, from)
  const named = sources.flatMap(page => page.components.flatMap(name => site.scope?.[name]?.file ?? []))
  return [...new Set([...named, ...modules.map(({ file }) => file)])]
}

/** Whether any page has live code; otherwise its frame is not built. */
export function hasLiveCode(sources: Sources): boolean {
  return [...sources.values()].some(page => page.hasLiveCode)
}
