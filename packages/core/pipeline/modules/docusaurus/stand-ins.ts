import { isBuiltin } from 'node:module'
import type { Plugin } from 'rolldown'
import type { Gap } from '../../../model'
import { isAbsolute, relative, toSlashes } from '../../../paths'
import { engineDir, engineFile } from '../../project/engine-file'
import { absentModule, describeAbsent, describeMissing, lineOf } from '../import-problems'
import { exportedNames, type ImportedName, importedNames } from '../imported-names'
import { engineModule, findPackageFile, resolveModule } from '../resolve-module'
import { aliasedPath } from '../site-aliases'

const STAND_IN = '\0stand-in:'

interface Options {
  siteDir: string
  /** Place names in what is told are relative to it. */
  root: string
  /** Whether modules of Node.js are absent, too. */
  isForBrowsers?: boolean
}

/** Leads the names of Docusaurus' modules to the engine's, and tells of imports by name that lead nowhere. */
export function absentImports(siteDir: string): Plugin {
  return { name: 'absent-imports', resolveId: resolveWith(siteDir, () => []) }
}

/**
 * The same for components: what they take by name from a module that is absent, or lacks the name, is a stand-in, so
 * that others in the same modules can be drawn.
 */
export function standIns({ root, siteDir, isForBrowsers = false }: Options): Plugin & { enforce: 'pre' } {
  return {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId: resolveWith(
      siteDir,
      (source, importer, found) =>
        !isOfSite(importer) || isOwnFile(source, siteDir) ? [] : lackingNames(source, importer, found),
      source => isForBrowsers && isOfNode(siteDir, source),
    ),
    load: {
      filter: { id: /^\0stand-in:/ },
      handler: id => ({ code: writeModule(id, root), moduleType: 'js' }),
    },
  }
}

/** Modules of the site and the engine. What a package can do without, it asks for and catches the error. */
const CODE = /^(?:\0package:.*|(?!.*node_modules).*\.[cm]?[jt]sx?)$/

type FindLacking = (source: string, importer: string, found: string | undefined) => ImportedName[]

/** Whether only Node.js has a module; a package of its name may bring it to browsers. */
function isOfNode(siteDir: string, source: string): boolean {
  return isBuiltin(source) && !findPackageFile(siteDir, `${source}/`)
}

function resolveWith(
  siteDir: string,
  findLacking: FindLacking,
  isRefused: (source: string) => boolean = () => false,
): Plugin['resolveId'] {
  return {
    // A "!" asks for the text of a file.
    filter: { id: /^[@\w][^!]*$/ },
    async handler(source, importer, options) {
      const [file = ''] = importer?.split('?') ?? []
      const ours = engineModule(siteDir, source)
      if (isAbsolute(source) || !CODE.test(file)) return ours
      const found =
        ours === undefined
          ? await this.resolve(source, importer, { ...options, skipSelf: true })
          : ours === null
            ? null
            : { id: ours }
      const taken = isRefused(source) ? undefined : found?.id
      const lacking = findLacking(source, file, taken)
      if (lacking.length > 0) return standInId(source, file, taken, lacking)
      if (!found) throw absentModule(source, file)
      return found
    },
  }
}

/** Files of the site are its author's to mend at once. */
function isOwnFile(source: string, siteDir: string): boolean {
  return source.startsWith('@site/') || aliasedPath(siteDir, source) !== undefined
}

function isOfSite(file: string): boolean {
  return !file.startsWith('\0') && !isOfEngine(file)
}

function isOfEngine(file: string): boolean {
  return toSlashes(file).startsWith(`${engineDir()}/`)
}

/** Names that a script asks for in vain. */
function lackingNames(source: string, importer: string, found: string | undefined): ImportedName[] {
  if (found && !isOfEngine(found)) return []
  const known = found ? namesOf(found) : []
  return importedNames(importer, source).filter(({ name }) => !known.includes(name))
}

function namesOf(file: string): string[] {
  return exportedNames(file, (source, importer) => resolveModule({ siteDir: '' }, importer, source))
}

function writeModule(id: string, root: string): string {
  const { found, gaps } = readStandIn(id, root)
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
export function readStandIn(id: string, root: string) {
  const [source = '', importer = '', found = '', names = ''] = id.slice(STAND_IN.length).split('|')
  const where = { file: relative(root, importer), line: lineOf(source, importer) }
  const gaps = names.split(',').map(written => {
    const name = written.replace('()', '')
    const told = found ? describeMissing(source, name, namesOf(found)) : describeAbsent(source, importer)
    const gap: Gap = { ...told, where }
    return { name, isCalled: written !== name, gap }
  })
  return { importer, found, gaps }
}
