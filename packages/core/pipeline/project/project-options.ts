import type { AddedSheet } from '../../config'
import type { ContentMemory } from '../../content'
import type { Reporter } from '../../report'
import type { MadeClient } from '../browser/bundle-client'
import type { EarlyScript } from '../browser/bundle-early'
import type { ClientInput } from '../browser/client-config'
import type { SourceCompiler } from '../compile/compile-sources'
import type { SiteModules } from '../modules/site-modules'
import type { LoadedSite } from './load-site'

export interface ProjectOptions {
  root: string
  siteDir: string
  cacheDir: string
  mode: 'production' | 'development'
  reporter: Reporter
  /** Builds the client bundle, or returns its addresses on the dev server. */
  bundleClient: (input: ClientInput) => Promise<MadeClient>
  /** Hash of the engine; if set, compiled pages are cached for the next process. */
  engineKey?: string
  /** Results of an earlier opening that are still valid. */
  reuse?: Partial<Reusable>
}

/** Parts of an open project that an edit of a page leaves unchanged. */
export interface Reusable {
  config: LoadedSite
  modules: SiteModules & { imports: string }
  compiled: SourceCompiler['compiled']
  memory: ContentMemory
  early: EarlyScript
  /** Sheets of plugins, which most edits leave unchanged. */
  sheets: AddedSheet[]
  /** Memory of the plugins that add global components. */
  scopeMemory: Record<string, unknown>
}
