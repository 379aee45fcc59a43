import { readFileSync } from 'node:fs'
import type { Resolver } from '../../config'
import type { CompiledPage, MdxImport } from '../../markdown'
import { join, relative } from '../../paths'
import type { Problem, Where } from '../../report'
import { codeOfPage } from '../compile/page-codes'
import { createAssets } from '../modules/assets'
import { errorPlace } from '../modules/error-place'
import { describeUnexported } from '../modules/import-problems'
import { withGaps } from '../modules/island-gaps'
import { findPackageFile, islandId, isPackage } from '../modules/packages'
import type { Project } from '../project/project'
import { moduleWarnings } from './module-warnings'
import { remedyFor } from './render-problem'
import { type Scope, sourceOf } from './scope'

export type Imported = { value: unknown } | { problem: Problem; thrownAt?: Where }

/** Replaces a module that cannot be imported: all its exports render only their children. */
export const STUB = new Proxy({}, { get: () => showChildren })

export function showChildren({ children = null }: { children?: unknown } = {}): unknown {
  return children
}

/** Describes a module that compiles but throws when it is evaluated. */
export function describeThrown(error: unknown, specifier: string, project: Project): Imported {
  const message = error instanceof Error ? error.message : String(error)
  const what = `The module '${specifier}' throws when it is imported: ${message}`
  return { problem: { what, remedy: remedyFor(message) }, thrownAt: errorPlace(error, project) }
}

/** Imports the interactive components that the compiler extracted from a page. */
export async function importOwn(
  scope: Scope,
  source: string,
  page: CompiledPage,
): Promise<Record<string, unknown>> {
  const { project, app, problems } = scope
  const file = codeOfPage(join(project.siteDir, source))
  const module = project.modules[file]
  // The error was reported when the module was bundled.
  if (!module) return Object.fromEntries(page.code!.names.map(name => [name, () => null]))
  const { onPages: _, ...warnings } = moduleWarnings({
    file,
    where: { file: page.file },
    problems,
    drawn: scope.drawn,
  })
  const exports = await import(module.url)
  return app.asPageModule(islandId(project, file), withGaps(exports, module), {
    needsHydration: true,
    keepsText: true,
    ...warnings,
  })
}

export function importData(file: string, { specifier, root }: { specifier: string; root: string }): Imported {
  if (file.endsWith('.json')) return parseData(readFileSync(file, 'utf8'), relative(root, file))
  const remedy = `import its text: '${specifier}?raw'`
  return { problem: { what: `'${specifier}' is not code or JSON`, remedy } }
}

function parseData(text: string, file: string): Imported {
  try {
    return { value: { default: JSON.parse(text) } }
  } catch (error) {
    const { message } = error as Error
    const [, at] = /at position (\d+)/.exec(message) ?? []
    const line = at ? text.slice(0, Number(at)).split('\n').length : undefined
    return {
      problem: { what: `invalid JSON: ${message}`, remedy: 'Correct the JSON' },
      thrownAt: { file, line },
    }
  }
}

/** Imports a bundled module for a page, by file or package name; its components become islands. */
export async function importCode(
  scope: Scope,
  source: string,
  file: string,
  { specifier, names, locals, line }: MdxImport,
): Promise<Imported> {
  const { project, app, problems } = scope
  const { file: pageFile, elements } = sourceOf(project, source)
  const module = project.modules[file]
  if (!module) {
    const [problem] = project.broken[file] ?? []
    // A broken file of the site is reported once, with the file itself.
    if (problem && !isPackage(file)) return { value: STUB }
    return {
      problem: problem ?? { what: `'${specifier}' was not bundled`, remedy: 'start the command again' },
    }
  }
  const exports = await import(module.url)
  if (module.isLibrary) {
    const missing = names.find(name => name !== '*' && !(name in exports))
    if (missing) return { problem: describeUnexported(specifier, missing, Object.keys(exports)) }
    return { value: { ...exports, ...(exports.onPage && { default: exports.onPage }) } }
  }
  for (const [index, name] of names.entries()) {
    if (name === '*' || exports[name] !== undefined) continue
    const known = Object.keys(exports).filter(key => exports[key] !== undefined)
    const problem = describeUnexported(specifier, name, known)
    const local = locals?.[index] ?? name
    if (elements.some(element => element.name.split('.')[0] === local)) return { problem }
    problems.push({ ...problem, where: { file: pageFile, line }, severity: 'warning' })
  }
  // Lower-case imports cannot be used as components, so they are passed unchanged.
  const plain = names.filter((_, index) => /^[^A-Z]/.test(locals?.[index] ?? 'A'))
  const kept = Object.fromEntries(plain.map(name => [name, exports[name]]))
  const { needsHydration, pages } = module
  const { onPages, ...warnings } = moduleWarnings({
    file,
    where: { file: pageFile, line },
    problems,
    drawn: scope.drawn,
  })
  if (pages.length > 0) {
    if (needsHydration) onPages(pages)
    return { value: exports }
  }
  const island = app.asPageModule(islandId(project, file), withGaps(exports, module), {
    needsHydration,
    ...warnings,
  })
  return { value: { ...island, ...kept } }
}

export function describePackagePage(resolver: Resolver, specifier: string): Problem {
  if (!findPackageFile(resolver.siteDir, specifier)) {
    const { what, remedy } = resolver.missing(specifier, join(resolver.siteDir, 'site.config.ts'))
    return { what, remedy }
  }
  return {
    what: `'${specifier}' is Markdown in a package, which is not supported`,
    remedy: 'copy the file into the site, and import that',
  }
}

/** Adds a file to the page's assets, and returns its address. */
export function importAsset(scope: Scope, file: string): string {
  const asset = createAssets(scope.project.site.baseUrl).look(file)
  scope.assets.push(asset)
  return asset.url
}
