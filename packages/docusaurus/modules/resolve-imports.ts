import { existsSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { type Missing, nearestName, type Resolved, type Resolver } from 'inkstone/config'
import {
  describeAbsent,
  findCode,
  findPackageFile,
  findText,
  kindOf,
  moduleNames,
  packageName,
  themeFile,
} from 'inkstone/modules'
import { dirname, join } from 'inkstone/paths'
import { listChoices } from 'inkstone/report'
import { ownFolder } from '../own-folder'

type Found = Resolved | Missing | undefined

/** Resolves imports that only Docusaurus and its bundler support. */
export function resolveImport(
  specifier: string,
  importer: string,
  { resolver, aliases }: { resolver: Resolver; aliases: Record<string, string> },
): Found {
  if (specifier.includes('!')) return resolveLoader(resolver, specifier, importer)
  if (specifier.startsWith('@theme/')) return resolvePart(resolver, specifier.slice('@theme/'.length))
  if (OWN_NAME.test(specifier)) return resolveOwn(specifier)
  if (/\.mdx?$/.test(importer) && specifier.endsWith('.svg'))
    return resolveDrawing(resolver, specifier, importer)
  const { siteDir } = resolver
  const folders = { '@site': '', ...aliases }
  const named = Object.entries(folders).find(([name]) => specifier.startsWith(`${name}/`))
  if (!named && isAbsent(specifier, importer, resolver)) return describePart(specifier, importer)
  const path = named && join(siteDir, named[1], specifier.slice(named[0].length))
  if (!path?.includes('/.docusaurus/') || findCode([path])) return undefined
  return {
    kind: 'missing',
    what: `'${specifier}' is made by a Docusaurus plugin, which this engine does not run`,
    remedy: 'put the file that it makes into the site, and import that',
    severity: 'warning',
  }
}

/** Resolves an SVG to the component of the bundler plugin, which pages import directly. */
function resolveDrawing(resolver: Resolver, specifier: string, importer: string): Found {
  const file = resolver.find(specifier, importer)
  return file ? { kind: 'library', file } : undefined
}

/** Whether a page imports a package that is not installed; components have their own stubs. */
function isAbsent(specifier: string, importer: string, { siteDir, places }: Resolver): boolean {
  if (!/\.mdx?$/.test(importer) || isBuiltin(specifier) || places(specifier, importer).length > 0)
    return false
  const folders = [siteDir, ownFolder('adapters')].flatMap(foldersAbove)
  return !folders.some(dir => existsSync(join(dir, 'node_modules', packageName(specifier))))
}

function foldersAbove(dir: string): string[] {
  return dir === dirname(dir) ? [dir] : [dir, ...foldersAbove(dirname(dir))]
}

function describePart(specifier: string, importer: string): Missing {
  const { what, remedy } = describeAbsent(specifier, importer)
  return { kind: 'missing', what: `${what}: pages show nothing of it`, remedy, severity: 'warning' }
}

/** Resolves `!!raw-loader!own-loader!./file`: only the text of a file is supported. */
function resolveLoader(resolver: Resolver, specifier: string, importer: string): Found {
  const loaders = specifier.replace(/^-?!+/, '').split('!')
  const written = loaders.pop()!
  const loader = loaders.find(name => name !== 'raw-loader')
  // Not a loader, but a path that contains "!".
  if (/^[./]/.test(loader ?? '')) return undefined
  if (loader) {
    const remedy = `import the file by itself, or its text: '!!raw-loader!${written}'`
    return { kind: 'missing', what: `the loader '${loader}' is not supported`, remedy }
  }
  const path = written.replace(/\?raw$/, '')
  const isText = loaders.length > 0 || path !== written
  const places = resolver.places(path, importer)
  const own = isText ? findText(places) : findCode(places)
  const file = own ?? (places.length === 0 ? findPackageFile(resolver.siteDir, path) : undefined)
  if (file) return { kind: isText ? 'text' : kindOf(file), file }
  return {
    kind: 'missing',
    what: `the import '${specifier}' points to a file that does not exist`,
    remedy: 'Fix the path',
  }
}

/** Resolves a theme part that the engine lacks: from this package, or from the site. */
function resolvePart({ siteDir }: Resolver, part: string): Found {
  if (themeFile(part)) return undefined
  const file = themePart(part)
  if (file) return { kind: 'library', file }
  const own = findCode([join(siteDir, 'src/theme', part)])
  return own ? { kind: kindOf(own), file: own } : undefined
}

/** Returns the file of a theme part, such as `Tabs` or `Icon/Copy`. */
function themePart(part: string): string | undefined {
  return themeFile(part) ?? (/^[A-Z]/.test(part) ? findCode([join(ownFolder('theme'), part)]) : undefined)
}

const OWN_NAME = /^@(?:docusaurus|generated|theme-original|theme-init)\//

/** Prefixes by which a wrapper imports the original theme part. */
const THEME_NAME = /^@(?:theme-original|theme-init|docusaurus\/theme-classic\/(?:lib|src)\/theme)\//

/** Prefixes of Docusaurus' modules; editors insert the longer one. */
const CLIENT_MODULE = /^@docusaurus\/(?:core\/lib\/client\/exports\/)?/

function resolveOwn(specifier: string): Found {
  const isTheme = THEME_NAME.test(specifier)
  const file = isTheme
    ? themePart(specifier.replace(THEME_NAME, ''))
    : findCode([join(ownFolder('adapters'), specifier.replace(CLIENT_MODULE, ''))])
  if (file) return { kind: 'library', file }
  const what = `there is no module '${specifier}'`
  if (specifier.startsWith('@generated/'))
    return { kind: 'missing', what, remedy: 'components read the configuration by useDocusaurusContext()' }
  if (isTheme) return { kind: 'missing', what, remedy: 'this part of the theme cannot be imported' }
  const names = moduleNames(ownFolder('adapters')).map(name => `@docusaurus/${name}`)
  const meant = nearestName(specifier, names)
  const remedy = meant ? `did you mean '${meant}'?` : `use one of: ${listChoices(names)}`
  return { kind: 'missing', what, remedy }
}
