/**
 * The resolved target of an import. Pages use the exports of a library directly: it is code of the engine or of
 * a plugin, or a stylesheet that has to be compiled. Components of a module or a package become islands.
 */
export type Resolved =
  | { kind: 'page' | 'asset' | 'data' | 'sheet' | 'text' | 'module' | 'library'; file: string }
  | { kind: 'package'; name: string }

/** An import that cannot be resolved, with the smallest edit that fixes it. */
export interface Missing {
  kind: 'missing'
  what: string
  remedy: string
  /** Set where the import may still be provided later. */
  severity?: 'warning'
}

/** Resolves imports that it knows; returns undefined for the others, which the next resolver tries. */
export type ResolveImport = (specifier: string, importer: string) => Resolved | Missing | undefined

/** The resolver of a site, and the folder that printed paths are relative to. */
export interface Places {
  root: string
  resolver: Resolver
}

/** Resolves imports of pages, components, stylesheets and data of one site. */
export interface Resolver {
  siteDir: string
  /** Folders by import prefix. */
  aliases: Record<string, string>
  statics: string[]
  /** Stylesheet languages by file extension. */
  languages: Record<string, SheetLanguage>
  resolve(specifier: string, importer: string): Resolved | Missing
  /** Resolves names unknown to the bundler: the theme's, and those that plugins add. */
  named: ResolveImport
  find(specifier: string, importer: string): string | undefined
  /** Candidate paths, in lookup order. */
  places(specifier: string, importer: string): string[]
  missing(specifier: string, importer: string): Missing
  isLibrary(file: string): boolean
}

export interface SheetLanguage {
  compile(file: string): CompiledSheet
  /** Returns the error for an import whose compiler is not installed, before the file is read. */
  refuse?(source: string, importer: string): Error | undefined
}

export interface CompiledSheet {
  css: string
  /** All files that went into the CSS, including the sheet itself. */
  reads: string[]
}
