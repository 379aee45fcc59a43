import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'rolldown'
import { fileOf, join } from '../paths'
import { importError, isDeclared } from './import-problems'
import { findPackageFile } from './resolve-module'

const SASS_FILE = /\.s[ac]ss$/

/** A stylesheet in Sass is a module under the name of the CSS that it becomes: bundlers then ask for no compiler. */
const SASS_MODULE = /\.s[ac]ss(?:\.module)?\.css$/

export function isSass(file: string): boolean {
  return SASS_FILE.test(file)
}

/** Name of the module that stands for a file in Sass. */
export function sassModule(file: string): string {
  return file + (/\.module\.\w+$/.test(file) ? '.module.css' : '.css')
}

/** The file in Sass behind a module that stands for it. */
export function sassOfModule(id: string): string | undefined {
  return SASS_MODULE.test(id) ? id.replace(/(?:\.module)?\.css$/, '') : undefined
}

/** What a file in Sass becomes. */
export interface CompiledSass {
  css: string
  /** Files that it is made of, itself among them. */
  reads: string[]
}

/** The part of the API that `sass` and `sass-embedded` share. */
interface Compiler {
  compile(file: string, options: object): { css: string; loadedUrls: URL[] }
}

interface SassFault {
  sassMessage?: string
  span?: { url?: URL; start: { line: number; column: number } }
}

/** Compiles with the compiler that the site has installed, as its own bundler would. */
export function compileSass(siteDir: string, file: string): CompiledSass {
  const installed = findCompiler(siteDir)
  if (!installed) throw absentCompiler(file, file)
  const { compile }: Compiler = createRequire(import.meta.url)(installed)
  try {
    const { css, loadedUrls } = compile(file, {
      loadPaths: [join(siteDir, 'node_modules')],
      importers: [{ findFileUrl: (name: string) => findImported(siteDir, name) }],
      // What a coming version will refuse would be told once a bundler, on every build.
      logger: { warn() {}, debug() {} },
    })
    return {
      css,
      reads: loadedUrls.filter(({ protocol }) => protocol === 'file:').map(url => fileOf(url.href)),
    }
  } catch (error) {
    const { sassMessage, span } = error as SassFault
    if (!sassMessage) throw error
    const place = span?.url ? fileOf(span.url.href) : file
    const loc = { file: place, line: span && span.start.line + 1 }
    throw Object.assign(new Error(`Sass: ${sassMessage}`), { id: place, loc, remedy: 'correct the line' })
  }
}

/** Gives what files in Sass become, each compiled once. */
export type SassReader = (file: string) => CompiledSass

export function createSassReader(siteDir: string): SassReader {
  const made = new Map<string, CompiledSass>()
  return file => {
    const compiled = made.get(file) ?? compileSass(siteDir, file)
    made.set(file, compiled)
    return compiled
  }
}

function findCompiler(siteDir: string): string | undefined {
  return findPackageFile(siteDir, 'sass') ?? findPackageFile(siteDir, 'sass-embedded')
}

/** Paths from the site's folder, and "~", by which bundlers tell packages from files. */
function findImported(siteDir: string, name: string): URL | null {
  if (name.startsWith('@site/')) return pathToFileURL(join(siteDir, name.slice('@site/'.length)))
  return name.startsWith('~') ? pathToFileURL(join(siteDir, 'node_modules', name.slice(1))) : null
}

function absentCompiler(source: string, importer: string): Error {
  const remedy = isDeclared('sass', importer) ? 'npm ci' : 'npm install -D sass'
  return importError(`'${source}' needs the package 'sass', which is not installed`, {
    source,
    importer,
    remedy,
  })
}

/** Imports of stylesheets in Sass lead to the CSS that they become. */
export function sassImports({ root, siteDir }: { root: string; siteDir: string }): Plugin {
  return {
    name: 'sass-imports',
    resolveId: {
      order: 'pre',
      filter: { id: /\.s[ac]ss(?:(?:\.module)?\.css)?$/ },
      async handler(source, importer, options) {
        // The dev server asks for a module by its address, below its root.
        if (sassOfModule(source)) return [source, root + source].find(id => existsSync(sassOfModule(id)!))
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!found || !isSass(found.id)) return found
        if (!findCompiler(siteDir)) throw absentCompiler(source, importer ?? found.id)
        return sassModule(found.id)
      },
    },
  }
}

/** The CSS that the browser gets of stylesheets in Sass. */
export function sassStyles(siteDir: string): Plugin {
  return {
    name: 'sass-styles',
    load: { filter: { id: SASS_MODULE }, handler: () => '' },
    transform: {
      order: 'pre',
      filter: { id: SASS_MODULE },
      handler(_, id) {
        const { css, reads } = compileSass(siteDir, sassOfModule(id)!)
        for (const file of reads) this.addWatchFile(file)
        return { code: css, map: null }
      },
    },
  }
}
