import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import type { Places } from '../../config'
import { PLACE } from '../../model'
import { isAbsolute, join, relative } from '../../paths'
import { engineFile } from '../project/engine-file'
import { refuseFaulty } from '../styles/check-stylesheet'
import { type SheetCompiler, sheetOfModule } from '../styles/compiled-sheets'
import { CSS_MODULE, readCssModule } from '../styles/css-module'
import { ASSET_FILE, type Assets } from './assets'

/** Resolves imports of the engine to the instance that runs the build, and of plugins to those bundled with it. */
export function engineEntries(): Plugin {
  return {
    name: 'engine-entries',
    resolveId: {
      filter: { id: /^inkstone[/-]/ },
      handler: id =>
        builtEntry(id) ?? (id.startsWith('inkstone/') ? engineFile(id as `inkstone/${string}`) : null),
    },
  }
}

/** Returns the entry that the launcher has bundled next to this file. */
function builtEntry(name: string) {
  const url = new URL(`./${name.replaceAll('/', '-')}.mjs`, import.meta.url)
  return existsSync(url) ? { id: url.href, external: true } : null
}

/** Resolves `/data.json` to a file of the static folders or of the site, unless it is an existing absolute path. */
export function rootedImports(places: Pick<Places, 'resolver'>): Plugin & { enforce: 'pre' } {
  return {
    name: 'rooted-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\// },
      handler: (id, importer) =>
        importer && !existsSync(id.split('?')[0]!) ? places.resolver.find(id, importer) : null,
    },
  }
}

const PACKAGE = '\0package:'

/** Returns the id of a virtual module that exports only the names that pages import from a package. */
export function packageEntry(specifier: string, names: string[]): string {
  return `${PACKAGE}${specifier}|${names.join(',')}`
}

const NAMES = '#'

/** Returns the id of a virtual module that lists the exports of a package, including CommonJS ones. */
export function packageNames(specifier: string): string {
  return `${PACKAGE}${specifier}|${NAMES}`
}

/** Resolves packages that pages import from the site's folder. */
export function packageEntries(siteDir: string): Plugin {
  return {
    name: 'package-entries',
    resolveId(source, importer, options) {
      if (source.startsWith(PACKAGE)) return source
      if (!importer?.startsWith(PACKAGE)) return null
      const place = join(siteDir, 'site.config.ts')
      return this.resolve(source, place, { ...options, skipSelf: true }).catch(() => null)
    },
    load: {
      filter: { id: /^\0package:/ },
      handler(id) {
        const [specifier, names] = id.slice(PACKAGE.length).split('|')
        const from = `from ${JSON.stringify(specifier)}`
        if (!names) return `import ${JSON.stringify(specifier)}`
        if (names === NAMES) return `import * as all ${from}\nexport const names = Object.keys(all)`
        const whole = `import * as all ${from}\nexport default all.default\nexport * ${from}`
        return names.split(',').includes('*') ? whole : `export { ${names} } ${from}`
      },
    },
  }
}

/** Provides `import text from './file?raw'`. */
export function rawModules(): Plugin {
  return {
    name: 'raw-modules',
    load: {
      filter: { id: /\?raw$/ },
      handler: id => ({
        code: `export default ${JSON.stringify(readFileSync(id.slice(0, -'?raw'.length), 'utf8'))}`,
        moduleType: 'js',
      }),
    },
  }
}

/** Reports empty JSON files, for which bundlers give neither file nor line. */
export function emptyJson(): Plugin {
  return {
    name: 'empty-json',
    transform: {
      filter: { id: /\.json$/ },
      handler(text, id) {
        if (text.trim() !== '') return
        const what = 'The JSON file is empty'
        throw Object.assign(new Error(what), { id, loc: { file: id, line: 1 }, remedy: 'Write a value' })
      },
    },
  }
}

const PAGE = '?page'

export function pageOfModule(id: string): string | undefined {
  return id.endsWith(PAGE) ? id.slice(0, -PAGE.length) : undefined
}

/**
 * Replaces Markdown imports of components by a placeholder element: Markdown is compiled separately, because
 * its links and code depend on other pages, and inserted when the page is rendered.
 */
export function pagesInside(siteDir: string): Plugin {
  return {
    name: 'pages-inside',
    resolveId: {
      filter: { id: /\.mdx?$/ },
      async handler(source, importer, options) {
        const found = importer && (await this.resolve(source, importer, { ...options, skipSelf: true }))
        return found ? found.id + PAGE : null
      },
    },
    load: {
      filter: { id: /\.mdx?\?page$/ },
      handler(id) {
        const source = JSON.stringify(relative(siteDir, pageOfModule(id)!))
        const place = `createElement(${JSON.stringify(PLACE.partial)}, { 'data-source': ${source} })`
        return {
          code: `import { createElement } from 'react'\nexport default () => ${place}`,
          moduleType: 'js',
        }
      },
    },
  }
}

/**
 * Keeps packages external that the engine shares, by file path, because the bundle's folder may not resolve
 * them. Packages of a migrated site are bundled: they may be written for bundlers only, and must run only when
 * required. React is always the engine's.
 */
export function packagesOutside(): Plugin {
  const engine = engineFile('inkstone/package.json')
  return {
    name: 'packages-outside',
    async resolveId(source, importer, options) {
      if (!importer || /^[./\0]/.test(source) || isAbsolute(source)) return null
      if (isBuiltin(source)) return { id: source, external: true }
      const from = (place: string) => this.resolve(source, place, { ...options, skipSelf: true })
      const own = /^react(?:-dom)?(?:\/|$)/.test(source) ? null : await from(importer)
      const shared = await from(engine)
      const found = own ?? shared
      // An optional dependency: the package catches the error itself.
      if (!found) return isInstalled(importer) ? { id: source, external: true } : null
      if (found.external || !isInstalled(found.id) || isFile(found.id)) return found
      if (found.id !== shared?.id) return found
      // `require` takes a path, `import` a URL.
      const isRequired = options.kind === 'require-call'
      return { id: isRequired ? found.id : pathToFileURL(found.id).href, external: true }
    },
  }
}

/** Whether a file belongs to a package outside of the engine. */
function isInstalled(file: string): boolean {
  return /\/node_modules\/(?!inkstone(?:-[a-z]+)?\/)/.test(file)
}

const STYLE_FILE = /\.css$/

function isFile(id: string): boolean {
  return ASSET_FILE.test(id) || STYLE_FILE.test(id)
}

export function assetModule(file: string, assets: Assets): string {
  return `export default ${JSON.stringify(assets.add(file).url)}`
}

export function assetModules(assets: Assets, places: Places, compileSheet: SheetCompiler): Plugin {
  return {
    name: 'asset-modules',
    async load(id) {
      const [file = id] = id.split('?')
      if (ASSET_FILE.test(file)) return { code: assetModule(file, assets), moduleType: 'js' }
      const sheet = sheetOfModule(file)
      const css = sheet && compileSheet(sheet).css
      if (!sheet && file.endsWith('.css') && !file.includes('node_modules'))
        refuseFaulty(places.resolver, file, readFileSync(file, 'utf8'))
      // Styles and workers belong to the browser; on the server the modules only have to exist.
      if (CSS_MODULE.test(file)) {
        const { names } = await readCssModule(places.root, file, css)
        return { code: `export default ${JSON.stringify(names)}`, moduleType: 'js' }
      }
      if (STYLE_FILE.test(file) || /[?&](?:worker|url)\b/.test(id))
        return { code: 'export default {}', moduleType: 'js' }
      return null
    },
  }
}
