import { isBuiltin } from 'node:module'
import type { ModuleBundling, Places, Resolver } from 'inkstone/config'
import type { Gap } from 'inkstone/model'
import { findCode, lineOf } from 'inkstone/modules'
import { dirname, isAbsolute, relative, resolve, toSlashes } from 'inkstone/paths'
import type { Plugin } from 'rolldown'
import { ownFile } from '../own-folder'
import { exportedNames, type ImportedName, importedNames } from './imported-names'
import { describeMissing } from './missing-names'

const STUB = '\0stub:'

/**
 * Replaces missing imports in components by stubs, so that other components of the same modules can be
 * rendered. A package that is not installed is replaced by blanks, and pages show the rest.
 */
export function stubs(bundle: ModuleBundling): Plugin {
  return {
    name: 'stubs',
    resolveId: {
      // A "!" requests the text of a file.
      filter: { id: /^[@\w][^!]*$/ },
      async handler(source, importer, options) {
        const [file = ''] = importer?.split('?') ?? []
        const { resolver } = bundle
        if (isAbsolute(source) || !SCRIPT.test(file) || !isOfSite(resolver, file)) return null
        if (resolver.places(source, file).length > 0) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true }).catch(() => null)
        if (!found && isStoodFor(bundle, { source, importer: file }))
          return standIn(bundle, { source, importer: file })
        const lacking = lackingNames(resolver, { source, importer: file, found: found?.id })
        if (lacking.length === 0) return found
        const id = stubId(source, file, found?.id, lacking)
        return { id, meta: { gaps: readStub(bundle, id).gaps } }
      },
    },
    load: {
      filter: { id: /^\0(?:stub|blank):/ },
      handler: id => ({
        code: id.startsWith(STUB) ? writeModule(bundle, id) : writeBlank(id),
        moduleType: 'js',
      }),
    },
  }
}

const BLANK = '\0blank:'
const NOTE = 'docusaurus-absent'

/**
 * Whether a missing module is replaced by blanks: packages, and theme parts of plugins, which were reported for
 * the server. An import that only browsers load, as in a worker, would be unreported, so it must exist.
 */
function isStoodFor({ target, notes, resolver }: ModuleBundling, { source, importer }: Place): boolean {
  // Imports of global components; the problem is reported at the pages that use them.
  if (toSlashes(importer) === `${resolver.siteDir}/site.config.ts`) return false
  if (isBuiltin(source) || /^@(?:docusaurus|generated|theme-original|theme-init|site)\//.test(source))
    return false
  const known = (notes[NOTE] ?? {}) as AbsentModules
  return target !== 'browser' || Boolean(known[toSlashes(importer)]?.includes(source))
}

/** Missing modules, by importing file. */
type AbsentModules = Record<string, string[]>

/** Returns a blank module for a missing one; it has no gaps, because pages work without it. */
function standIn({ root, resolver, target, notes, report }: ModuleBundling, { source, importer }: Place) {
  const { what, remedy } = resolver.missing(source, importer)
  const where = { file: relative(root, importer), line: lineOf(source, importer) }
  if (target === 'server') {
    report({ what: `${what}: pages show nothing of it`, where, remedy, severity: 'warning' })
    const known = notes[NOTE] as AbsentModules | undefined
    const file = toSlashes(importer)
    notes[NOTE] = { ...known, [file]: [...(known?.[file] ?? []), source].sort() }
  }
  const names = importedNames(importer, source).map(({ name }) => name)
  return { id: BLANK + [source, ...new Set(['default', ...names])].join('|'), meta: { gaps: [] } }
}

interface Place {
  source: string
  importer: string
}

function writeBlank(id: string): string {
  const [, ...names] = id.split('|')
  return [
    `import { blank } from ${JSON.stringify(ownFile('stub'))}`,
    'const nothing = /* @__PURE__ */ blank()',
    `export { ${names.map(name => `nothing as ${name}`).join(', ')} }`,
  ].join('\n')
}

const SCRIPT = /^(?!.*node_modules).*\.[cm]?[jt]sx?$/

function isOfSite(resolver: Resolver, file: string): boolean {
  return !file.startsWith('\0') && !resolver.isLibrary(toSlashes(file))
}

interface Request extends Place {
  found: string | undefined
}

function lackingNames(resolver: Resolver, { source, importer, found }: Request): ImportedName[] {
  if (found && !resolver.isLibrary(toSlashes(found))) return []
  const known = found ? namesOf(found) : []
  return importedNames(importer, source).filter(({ name }) => !known.includes(name))
}

function namesOf(file: string): string[] {
  return exportedNames(file, (source, importer) => findCode([resolve(dirname(importer), source)]))
}

function writeModule(places: Places, id: string): string {
  const { found, gaps } = readStub(places, id)
  const passed = found && JSON.stringify(found)
  const lines = [
    `import { stub } from ${JSON.stringify(ownFile('stub'))}`,
    ...(passed ? [`export * from ${passed}`] : []),
    ...(passed && namesOf(found).includes('default') ? [`export { default } from ${passed}`] : []),
    ...gaps.map(({ name, isCalled, gap }, index) => {
      const made = `const gap${index} = /* @__PURE__ */ stub(${JSON.stringify(gap)}, ${isCalled})`
      return `${made}\nexport { gap${index} as ${name} }`
    }),
  ]
  return lines.join('\n')
}

/** Returns an id with everything that the module depends on, because the dev server caches modules by id. */
function stubId(source: string, importer: string, found = '', lacking: ImportedName[]): string {
  const names = lacking.map(({ name, isCalled }) => (isCalled ? `${name}()` : name))
  return STUB + [source, importer, found, names].join('|')
}

function readStub({ root, resolver }: Places, id: string) {
  const [source = '', importer = '', found = '', names = ''] = id.slice(STUB.length).split('|')
  const where = { file: relative(root, importer), line: lineOf(source, importer) }
  const gaps = names.split(',').map(written => {
    const name = written.replace('()', '')
    const missing = found ? describeMissing(source, name, namesOf(found)) : resolver.missing(source, importer)
    const gap: Gap = { what: missing.what, remedy: missing.remedy, where }
    return { name, isCalled: written !== name, gap }
  })
  return { found, gaps }
}
