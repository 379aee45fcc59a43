import { existsSync } from 'node:fs'
import type { Plugin } from 'rolldown'
import { importError } from '../../modules/import-problems'
import { findPackageFile, isDeclared } from '../../modules/packages'
import { compileLess } from './less'
import { type CompiledSheet, compileSass } from './sass'

const COMPILED_FILE = /\.(?:s[ac]ss|less)$/

/** Such a stylesheet is a module under the name of the CSS that it becomes: bundlers then ask for no compiler. */
const SHEET_MODULE = /\.(?:s[ac]ss|less)(?:\.module)?\.css$/

/** Whether a stylesheet is written in a language that becomes CSS. */
export function isCompiledSheet(file: string): boolean {
  return COMPILED_FILE.test(file)
}

/** Name of the module that stands for such a file. */
export function sheetModule(file: string): string {
  return file + (/\.module\.\w+$/.test(file) ? '.module.css' : '.css')
}

/** The file behind a module that stands for it. */
export function sheetOfModule(id: string): string | undefined {
  return SHEET_MODULE.test(id) ? id.replace(/(?:\.module)?\.css$/, '') : undefined
}

/** Compiles with the compiler that the site has installed, as its own bundler would. */
export function compileSheet(siteDir: string, file: string): CompiledSheet {
  const installed = findCompiler(siteDir, file)
  if (!installed) throw absentCompiler(file, file)
  return isLess(file) ? compileLess(siteDir, file, installed) : compileSass(siteDir, file, installed)
}

/** Gives what files become, each compiled once. */
export type SheetCompiler = (file: string) => CompiledSheet

export function createSheetCompiler(siteDir: string): SheetCompiler {
  const made = new Map<string, CompiledSheet>()
  return file => {
    const compiled = made.get(file) ?? compileSheet(siteDir, file)
    made.set(file, compiled)
    return compiled
  }
}

function isLess(file: string): boolean {
  return file.endsWith('.less')
}

function findCompiler(siteDir: string, file: string): string | undefined {
  if (isLess(file)) return findPackageFile(siteDir, 'less')
  return findPackageFile(siteDir, 'sass') ?? findPackageFile(siteDir, 'sass-embedded')
}

function absentCompiler(source: string, importer: string): Error {
  const name = isLess(source) ? 'less' : 'sass'
  const remedy = isDeclared(name, importer) ? 'npm ci' : `npm install -D ${name}`
  return importError(`'${source}' needs the package '${name}', which is not installed`, {
    source,
    importer,
    remedy,
  })
}

/** Imports of such stylesheets lead to the CSS that they become. */
export function sheetImports({ root, siteDir }: { root: string; siteDir: string }): Plugin {
  return {
    name: 'sheet-imports',
    resolveId: {
      order: 'pre',
      filter: { id: /\.(?:s[ac]ss|less)(?:(?:\.module)?\.css)?$/ },
      async handler(source, importer, options) {
        // The dev server asks for a module by its address, below its root.
        if (sheetOfModule(source)) return [source, root + source].find(id => existsSync(sheetOfModule(id)!))
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        if (!found || !isCompiledSheet(found.id)) return found
        if (!findCompiler(siteDir, found.id)) throw absentCompiler(source, importer ?? found.id)
        return sheetModule(found.id)
      },
    },
  }
}

/** The CSS that the browser gets of such stylesheets. */
export function sheetStyles(siteDir: string): Plugin {
  return {
    name: 'sheet-styles',
    load: { filter: { id: SHEET_MODULE }, handler: () => '' },
    transform: {
      order: 'pre',
      filter: { id: SHEET_MODULE },
      handler(_, id) {
        const { css, reads } = compileSheet(siteDir, sheetOfModule(id)!)
        for (const file of reads) this.addWatchFile(file)
        return { code: css, map: null }
      },
    },
  }
}
