import type { Plugin as BundlerPlugin } from 'rolldown'
import type { Problem } from '../report'
import type { Missing, Places, Resolved, Resolver } from './resolver'

/** Hooks for the modules of a site: components, page modules, data and configuration. */
export interface ModuleHooks {
  /** Folders whose modules are imported directly instead of becoming islands. */
  libraries?: string[]
  /** Resolves an import; undefined leaves it to the engine. */
  resolve?(specifier: string, importer: string, resolver: Resolver): Resolved | Missing | undefined
  /** Returns components that pages can use without an import; those in the site's `components/` take precedence. */
  scope?(site: ScopeSite): Promise<Record<string, ScopedComponent>>
  /** Bundler plugins, run before the engine's own. */
  bundlerPlugins?(bundle: ModuleBundling): BundlerPlugin[]
}

export interface ScopeSite extends Places {
  /** Names of the components that pages use. */
  used: ReadonlySet<string>
  /** Kept between edits of the site. */
  memory: Record<string, unknown>
}

/** A component that pages use without an import. */
export interface ScopedComponent {
  file: string
  /** Imported directly; other components become islands. */
  isLibrary?: boolean
  /** Export to use: `default`, `Button` or `default.Button`. */
  exported: string
}

/** The bundle, or the dev server, that a plugin adds bundler plugins to. */
export interface ModuleBundling extends Places {
  /**
   * 'config': sidebars and config data; 'server': modules for rendering pages; 'browser': client code; 'check':
   * a trial bundle that finds what tree shaking leaves of one component, and is never executed.
   */
  target: 'config' | 'server' | 'browser' | 'check'
  /** Registers a folder that a module lists, so that adding or removing a file there invalidates the module. */
  listFolder(module: string, dir: string): void
  /** Plain data that a plugin passes from the 'server' bundle to the 'browser' bundle, keyed by plugin. */
  notes: Record<string, unknown>
  report(problem: Problem): void
  /** Defers a report until the bundle is complete; never runs on the dev server. */
  whenMade(task: () => Promise<void>): void
}
