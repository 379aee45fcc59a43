import { existsSync } from 'node:fs'
import type { Plugin } from 'rolldown'
import type { CompiledSheet, Places, Resolver, SheetLanguage } from '../../config'
import { extname } from '../../paths'
import { importError } from '../modules/import-problems'

/** Suffix of the virtual CSS module of a compiled stylesheet, so that bundlers do not look for a compiler. */
const SHEET_MODULE = /\.compiled(?:\.module)?\.css$/

/** Whether a stylesheet is in a language that compiles to CSS. */
export function isCompiledSheet(resolver: Resolver, file: string): boolean {
  return Boolean(languageOf(resolver, file))
}

function languageOf({ languages }: Resolver, file: string): SheetLanguage | undefined {
  return languages[extname(file)]
}

export function sheetModule(file: string): string {
  return `${file}.compiled${/\.module\.\w+$/.test(file) ? '.module.css' : '.css'}`
}

export function sheetOfModule(id: string): string | undefined {
  return SHEET_MODULE.test(id) ? id.replace(SHEET_MODULE, '') : undefined
}

/** Compiles stylesheets, each once. */
export type SheetCompiler = (file: string) => CompiledSheet

export function createSheetCompiler(resolver: Resolver): SheetCompiler {
  const made = new Map<string, CompiledSheet>()
  return file => {
    const compiled = made.get(file) ?? compileSheet(resolver, file)
    made.set(file, compiled)
    return compiled
  }
}

export function compileSheet(resolver: Resolver, file: string): CompiledSheet {
  return languageOf(resolver, file)!.compile(file)
}

/** Resolves imports of compiled stylesheets to their virtual CSS modules. */
export function sheetImports({ root, resolver }: Places): Plugin {
  const endings = [...Object.keys(resolver.languages), ...LANGUAGES].map(ending => `\\${ending}`)
  return {
    name: 'sheet-imports',
    resolveId: {
      order: 'pre',
      filter: { id: new RegExp(`${[...endings, SHEET_MODULE.source.slice(0, -1)].join('$|')}$`) },
      async handler(source, importer, options) {
        // The dev server requests a module by its address relative to the root.
        if (sheetOfModule(source)) return [source, root + source].find(id => existsSync(sheetOfModule(id)!))
        const found = await this.resolve(source, importer, { ...options, skipSelf: true })
        const language = found && languageOf(resolver, found.id)
        if (!language && OTHER.test(found?.id ?? '')) throw unread(source, importer ?? found!.id)
        if (!language) return found
        const refusal = language.refuse?.(source, importer ?? found.id)
        if (refusal) throw refusal
        return sheetModule(found.id)
      },
    },
  }
}

/** Common stylesheet languages: without a plugin, bundlers would treat such a file as CSS. */
const LANGUAGES = ['.scss', '.sass', '.less']
const OTHER = /\.(?:s[ac]ss|less)$/

function unread(source: string, importer: string): Error {
  return importError(`'${source}' is no CSS, and no plugin reads it`, {
    source,
    importer,
    remedy: 'write CSS, in which rules may nest as well; or add a plugin that reads it to "plugins"',
  })
}

/** Loads the compiled CSS for the browser. */
export function sheetStyles(resolver: Resolver): Plugin {
  return {
    name: 'sheet-styles',
    load: { filter: { id: SHEET_MODULE }, handler: () => '' },
    transform: {
      order: 'pre',
      filter: { id: SHEET_MODULE },
      handler(_, id) {
        const { css, reads } = compileSheet(resolver, sheetOfModule(id)!)
        for (const file of reads) this.addWatchFile(file)
        return { code: css, map: null }
      },
    },
  }
}
