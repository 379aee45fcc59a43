/**
 * What an import leads to. Pages get the exports of a library as they are: it is code of the engine or of a plugin, or a
 * stylesheet that has to be compiled; components of a module or a package become islands.
 */
export type Resolved =
  | { kind: 'page' | 'asset' | 'data' | 'sheet' | 'text' | 'module' | 'library'; file: string }
  | { kind: 'package'; name: string }

/** An import that is not found, in words, with the smallest edit. */
export interface Missing {
  kind: 'missing'
  what: string
  remedy: string
  /** Where it stops nothing: others may put it there. */
  severity?: 'warning'
}

/** Answers for the imports that it knows; others are left to the next one. */
export type ResolveImport = (specifier: string, importer: string) => Resolved | Missing | undefined

/** The resolver of a site, and the folder that shown paths are relative to. */
export interface Places {
  root: string
  resolver: Resolver
}

/** Answers what imports mean to pages, components, stylesheets and data of one site. */
export interface Resolver {
  siteDir: string
  /** Folders by the names that imports begin with. */
  aliases: Record<string, string>
  statics: string[]
  /** Languages of stylesheets that become CSS, by the endings of their files. */
  languages: Record<string, SheetLanguage>
  resolve(specifier: string, importer: string): Resolved | Missing
  /** The same for names that no bundler knows: the theme, and what plugins add. */
  named: ResolveImport
  find(specifier: string, importer: string): string | undefined
  /** Where such a file may lie, in the order in which the places are asked. */
  places(specifier: string, importer: string): string[]
  missing(specifier: string, importer: string): Missing
  isLibrary(file: string): boolean
}

export interface SheetLanguage {
  compile(file: string): CompiledSheet
  /** Why an import of such a file fails before it is read: its compiler is not installed. */
  refuse?(source: string, importer: string): Error | undefined
}

export interface CompiledSheet {
  css: string
  /** Files that it is made of, itself among them. */
  reads: string[]
}
