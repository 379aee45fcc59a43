import { nearestName } from '../../../config'
import { join } from '../../../paths'
import { listChoices } from '../../../report'
import { adaptersDir } from '../../project/engine-file'
import { findCode, findText, kindOf, moduleNames, themeFile } from '../find-file'
import { findPackageFile } from '../packages'
import type { Missing, Resolved, ResolveImport, Resolver } from '../resolved'
import { aliasedPath, isMadeByPlugin } from '../site-aliases'

/** What imports mean to Docusaurus and its bundler beyond what they mean to others. */
export function docusaurusImports(resolver: Resolver): ResolveImport {
  return (specifier, importer) => {
    if (specifier.includes('!')) return resolveLoader(resolver, specifier, importer)
    if (specifier.startsWith('@theme/')) return resolveSwizzled(resolver, specifier)
    if (OWN_NAME.test(specifier)) return resolveOwn(specifier)
    const path = aliasedPath(resolver.aliases, specifier)
    if (!path || !isMadeByPlugin(path) || findCode([path])) return undefined
    return {
      kind: 'missing',
      what: `'${specifier}' is made by a plugin of Docusaurus, and those do not run here`,
      remedy: 'put the file that it makes into the site, and import that',
    }
  }
}

/** `!!raw-loader!own-loader!./file`: the text of a file is all that can be had so. */
function resolveLoader(
  resolver: Resolver,
  specifier: string,
  importer: string,
): Resolved | Missing | undefined {
  const loaders = specifier.replace(/^-?!+/, '').split('!')
  const written = loaders.pop()!
  const loader = loaders.find(name => name !== 'raw-loader')
  // A file may have such a name.
  if (/^[./]/.test(loader ?? '')) return undefined
  if (loader) {
    const remedy = `import the file by itself, or its text: '!!raw-loader!${written}'`
    return { kind: 'missing', what: `the loader '${loader}' does not run here`, remedy }
  }
  const path = written.replace(/\?raw$/, '')
  const isText = loaders.length > 0 || path !== written
  const places = resolver.places(path, importer)
  const own = isText ? findText(places) : findCode(places)
  const file = own ?? (places.length === 0 ? findPackageFile(resolver.siteDir, path) : undefined)
  if (file) return { kind: isText ? 'text' : kindOf(file), file }
  return {
    kind: 'missing',
    what: `the import '${specifier}' leads to no file`,
    remedy: 'correct the path',
  }
}

/** A part of the theme that the site adds, and this engine does not have. */
function resolveSwizzled({ siteDir }: Resolver, specifier: string): Resolved | undefined {
  const part = specifier.slice('@theme/'.length)
  const file = themeFile(part) ? undefined : findCode([join(siteDir, 'src/theme', part)])
  return file ? { kind: kindOf(file), file } : undefined
}

const OWN_NAME = /^@(?:docusaurus|generated|theme-original|theme-init)\//

/** What code that wraps a part of the theme calls it by. */
const THEME_NAME = /^@(?:theme-original|theme-init|docusaurus\/theme-classic\/(?:lib|src)\/theme)\//

/** What modules of Docusaurus are called; the longer one is the place that editors find. */
const CLIENT_MODULE = /^@docusaurus\/(?:core\/lib\/client\/exports\/)?/

function resolveOwn(specifier: string): Resolved | Missing {
  const isTheme = THEME_NAME.test(specifier)
  const file = isTheme
    ? themeFile(specifier.replace(THEME_NAME, ''))
    : findCode([join(adaptersDir(), specifier.replace(CLIENT_MODULE, ''))])
  if (file) return { kind: 'library', file }
  const what = `there is no module '${specifier}'`
  if (specifier.startsWith('@generated/'))
    return { kind: 'missing', what, remedy: 'components read the configuration by useDocusaurusContext()' }
  if (isTheme) return { kind: 'missing', what, remedy: 'this part of the theme cannot be imported' }
  const names = moduleNames(adaptersDir()).map(name => `@docusaurus/${name}`)
  const meant = nearestName(specifier, names)
  const remedy = meant ? `did you mean '${meant}'?` : `use one of: ${listChoices(names)}`
  return { kind: 'missing', what, remedy }
}
