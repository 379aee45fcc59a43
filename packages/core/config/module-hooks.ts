import type { Plugin as BundlerPlugin } from 'rolldown'
import type { Missing, Places, Resolved, Resolver } from './resolver'

/** What a plugin does with modules of a site: components, pages made of code, data, configuration. */
export interface ModuleHooks {
  /** Folders whose modules pages and components get as they are. */
  libraries?: string[]
  /** What an import means; undefined leaves it to the engine. */
  resolve?(specifier: string, importer: string, resolver: Resolver): Resolved | Missing | undefined
  /** Plugins of the bundler, which come before the engine's own. */
  bundlerPlugins?(bundle: ModuleBundling): BundlerPlugin[]
}

/** A bundle that is made, or the dev server's modules. */
export interface ModuleBundling extends Places {
  /** Sidebars and data of the configuration; what pages are made of; what browsers run. */
  target: 'config' | 'server' | 'browser'
  /** Is told of a folder whose files a module lists: another file there makes another module. */
  listFolder(module: string, dir: string): void
}
