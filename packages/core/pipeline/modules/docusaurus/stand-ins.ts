import { isBuiltin } from 'node:module'
import type { Plugin } from 'rolldown'
import type { Places, Resolver } from '../../../config'
import type { Gap } from '../../../model'
import { dirname, isAbsolute, relative, resolve, toSlashes } from '../../../paths'
import { engineFile } from '../../project/engine-file'
import { findCode } from '../find-file'
import { absentModule, describeMissing, lineOf } from '../import-problems'
import { exportedNames, type ImportedName, importedNames } from '../imported-names'
import { findPackageFile } from '../packages'
import { aliasedPath } from '../site-aliases'

const STAND_IN = '\0stand-in:'

/** `isForBrowsers`: whether modules of Node.js are absent, too. */
type Options = { places: Places; isForBrowsers?: boolean }

/** Leads the names of Docusaurus' modules to the engine's, and tells of imports by name that lead nowhere. */
export function absentImports(places: Places): Plugin {
  return { name: 'absent-imports', resolveId: resolveWith(places, () => []) }
}

/**
 * The same for components: what they take by name from a module that is absent, or lacks the name, is a stand-in, so
 * that others in the same modules can be drawn.
 */
export function standIns({ places, isForBrowsers = false }: Options): Plugin & { enforce: 'pre' } {
  return {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId: resolveWith(
      places,
      (source, importer, found) =>
        !isOfSite(places.resolver, importer) || aliasedPath(places.resolver.aliases, source)
          ? []
          : lackingNames(places.resolver, { source, importer, found }),
      source => isForBrowsers && isOfNode(places.resolver, source),
    ),
    load: {
      filter: { id: /^\0stand-in:/ },
      handler: id => ({ code: writeModule(places, id), moduleType: 'js' }),
    },
  }
}

/** Modules of the site and the engine. What a package can do without, it asks for and catches the error. */
const CODE = /^(?:\0package:.*|(?!.*node_modules).*\.[cm]?[jt]sx?)$/

type FindLacking = (source: string, importer: string, found: string | undefined) => ImportedName[]

/** Whether only Node.js has a module; a package of its name may bring it to browsers. */
function isOfNode({ siteDir }: Resolver, source: string): boolean {
  return isBuiltin(source) && !findPackageFile(siteDir, `${source}/`)
}

function resolveWith(
  places: Places,
  findLacking: FindLacking,
  isRefused: (source: string) => boolean = () => false,
): Plugin['resolveId'] {
  return {
    // A "!" asks for the text of a file.
    filter: { id: /^[@\w][^!]*$/ },
    async handler(source, importer, options) {
      const [file = ''] = importer?.split('?') ?? []
      const { resolver } = places
      const named = resolver.named(source, file)
      const ours = named && 'file' in named ? { id: named.file } : null
      if (isAbsolute(source) || !CODE.test(file)) return ours
      const found = named ? ours : await this.resolve(source, importer, { ...options, skipSelf: true })
      const taken = isRefused(source) ? undefined : found?.id
      const lacking = findLacking(source, file, taken)
      if (lacking.length > 0) return standInId(source, file, taken, lacking)
      if (!found) throw absentModule(resolver, source, file)
      return found
    },
  }
}

function isOfSite(resolver: Resolver, file: string): boolean {
  return !file.startsWith('\0') && !resolver.isLibrary(toSlashes(file))
}

interface Request {
  source: string
  importer: string
  found: string | undefined
}

/** Names that a script asks for in vain. */
function lackingNames(resolver: Resolver, { source, importer, found }: Request): ImportedName[] {
  if (found && !resolver.isLibrary(toSlashes(found))) return []
  const known = found ? namesOf(found) : []
  return importedNames(importer, source).filter(({ name }) => !known.includes(name))
}

function namesOf(file: string): string[] {
  return exportedNames(file, (source, importer) => findCode([resolve(dirname(importer), source)]))
}

function writeModule(places: Places, id: string): string {
  const { found, gaps } = readStandIn(places, id)
  const passed = found && JSON.stringify(found)
  const lines = [
    `import { standIn } from ${JSON.stringify(engineFile('inkstone/app/stand-in'))}`,
    ...(passed ? [`export * from ${passed}`] : []),
    ...(passed && namesOf(found).includes('default') ? [`export { default } from ${passed}`] : []),
    ...gaps.map(({ name, isCalled, gap }, index) => {
      const made = `const gap${index} = /* @__PURE__ */ standIn(${JSON.stringify(gap)}, ${isCalled})`
      return `${made}\nexport { gap${index} as ${name} }`
    }),
  ]
  return lines.join('\n')
}

/** Says all that the module depends on: the dev server keeps modules by their names. */
function standInId(source: string, importer: string, found = '', lacking: ImportedName[]): string {
  const names = lacking.map(({ name, isCalled }) => (isCalled ? `${name}()` : name))
  return STAND_IN + [source, importer, found, names].join('|')
}

/** Whether a module takes the place of another. */
export function isStandIn(id: string): boolean {
  return id.startsWith(STAND_IN)
}

/** What a stand-in is for. */
export function readStandIn({ root, resolver }: Places, id: string) {
  const [source = '', importer = '', found = '', names = ''] = id.slice(STAND_IN.length).split('|')
  const where = { file: relative(root, importer), line: lineOf(source, importer) }
  const gaps = names.split(',').map(written => {
    const name = written.replace('()', '')
    const told = found ? describeMissing(source, name, namesOf(found)) : resolver.missing(source, importer)
    const gap: Gap = { what: told.what, remedy: told.remedy, where }
    return { name, isCalled: written !== name, gap }
  })
  return { importer, found, gaps }
}
