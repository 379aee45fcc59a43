import type { ModuleBundling, Places, Resolver } from 'inkstone/config'
import type { Gap } from 'inkstone/model'
import { findCode, lineOf } from 'inkstone/modules'
import { dirname, isAbsolute, relative, resolve, toSlashes } from 'inkstone/paths'
import type { Plugin } from 'rolldown'
import { ownFile } from '../own-folder'
import { exportedNames, type ImportedName, importedNames } from './imported-names'
import { describeMissing } from './missing-names'

const STAND_IN = '\0stand-in:'

/**
 * What components take by name from a module that is absent, or lacks the name, is a stand-in, so that others in the
 * same modules can be drawn.
 */
export function standIns(bundle: ModuleBundling): Plugin {
  return {
    name: 'stand-ins',
    resolveId: {
      // A "!" asks for the text of a file.
      filter: { id: /^[@\w][^!]*$/ },
      async handler(source, importer, options) {
        const [file = ''] = importer?.split('?') ?? []
        const { resolver } = bundle
        if (isAbsolute(source) || !SCRIPT.test(file) || !isOfSite(resolver, file)) return null
        if (resolver.places(source, file).length > 0) return null
        const found = await this.resolve(source, importer, { ...options, skipSelf: true }).catch(() => null)
        const lacking = lackingNames(resolver, { source, importer: file, found: found?.id })
        if (lacking.length === 0) return found
        const id = standInId(source, file, found?.id, lacking)
        return { id, meta: { gaps: readStandIn(bundle, id).gaps } }
      },
    },
    load: {
      filter: { id: /^\0stand-in:/ },
      handler: id => ({ code: writeModule(bundle, id), moduleType: 'js' }),
    },
  }
}

const SCRIPT = /^(?!.*node_modules).*\.[cm]?[jt]sx?$/

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
    `import { standIn } from ${JSON.stringify(ownFile('stand-in'))}`,
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

/** What a stand-in is for. */
function readStandIn({ root, resolver }: Places, id: string) {
  const [source = '', importer = '', found = '', names = ''] = id.slice(STAND_IN.length).split('|')
  const where = { file: relative(root, importer), line: lineOf(source, importer) }
  const gaps = names.split(',').map(written => {
    const name = written.replace('()', '')
    const told = found ? describeMissing(source, name, namesOf(found)) : resolver.missing(source, importer)
    const gap: Gap = { what: told.what, remedy: told.remedy, where }
    return { name, isCalled: written !== name, gap }
  })
  return { found, gaps }
}
