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

/** A site imports the engine that builds it, wherever the site lies, and plugins that were built with it. */
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

/** What the launcher has bundled beside this file. */
function builtEntry(name: string) {
  const url = new URL(`./${name.replaceAll('/', '-')}.mjs`, import.meta.url)
  return existsSync(url) ? { id: url.href, external: true } : null
}

/** `/data.json` is a file of the static folder or of the site's own, unless it is a path of the machine. */
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

/** The module that hands a package to pages: what they import of it, under the same names. */
export function packageEntry(specifier: string, names: string[]): string {
  return `${PACKAGE}${specifier}|${names.join(',')}`
}

const NAMES = '#'

/** The module that tells what a package exports, in CommonJS as well. */
export function packageNames(specifier: string): string {
  return `${PACKAGE}${specifier}|${NAMES}`
}

/** A package that pages import is found from the site's folder. */
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

/** `import text from './file?raw'` gives the text of the file. */
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

/** Of an empty file bundlers report neither name nor line. */
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
 * Markdown that a component imports is compiled by itself, with links and code that depend on all others: the
 * component gets a place that the page it stands on fills in.
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
 * Packages that the engine finds as well stay outside, by their file: the bundle itself lies where there may be none.
 * Those that a site from elsewhere brings are bundled as its own bundler would: they may be written for nothing else,
 * and run only when they are required. Of React there is the engine's alone.
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
      // What a package can do without, it asks for and catches the error.
      if (!found) return isInstalled(importer) ? { id: source, external: true } : null
      if (found.external || !isInstalled(found.id) || isFile(found.id)) return found
      if (found.id !== shared?.id) return found
      // `require` takes a path, `import` an address.
      const isRequired = options.kind === 'require-call'
      return { id: isRequired ? found.id : pathToFileURL(found.id).href, external: true }
    },
  }
}

/** Whether a file is of a package that is no part of the engine. */
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
      // Styles and workers are the browser's; on the server their modules only have to exist.
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
