import type { Plugin as BundlerPlugin } from 'rolldown'
import type { Problem } from '../report'
import type { Missing, Places, Resolved, Resolver } from './resolver'

/** What a plugin does with modules of a site: components, pages made of code, data, configuration. */
export interface ModuleHooks {
  /** Folders whose modules pages and components get as they are. */
  libraries?: string[]
  /** What an import means; undefined leaves it to the engine. */
  resolve?(specifier: string, importer: string, resolver: Resolver): Resolved | Missing | undefined
  /** Components that pages use without an import, as files of the site say; those in its `components/` count first. */
  scope?(site: ScopeSite): Promise<Record<string, ScopedComponent>>
  /** Plugins of the bundler, which come before the engine's own. */
  bundlerPlugins?(bundle: ModuleBundling): BundlerPlugin[]
}

export interface ScopeSite extends Places {
  /** Names of components that pages show. */
  used: ReadonlySet<string>
  /** Stays from one edit of the site to the next. */
  memory: Record<string, unknown>
}

/** A component that pages use without an import. */
export interface ScopedComponent {
  file: string
  /** Whether pages get it as it is; other components become islands. */
  isLibrary?: boolean
  /** What it is called there: `default`, `Button` or `default.Button`. */
  exported: string
}

/** A bundle that is made, or the dev server's modules. */
export interface ModuleBundling extends Places {
  /**
   * Sidebars and data of the configuration; what pages are made of; what browsers run; what of modules is left for one
   * component, which is not run.
   */
  target: 'config' | 'server' | 'browser' | 'check'
  /** Called for a folder whose files a module lists: another file there makes another module. */
  listFolder(module: string, dir: string): void
  /** Plain data that a plugin writes for 'server' and reads for 'browser', each under its own name. */
  notes: Record<string, unknown>
  report(problem: Problem): void
  /** Puts off what can be reported once the bundle is made; the dev server makes none. */
  whenMade(task: () => Promise<void>): void
}
