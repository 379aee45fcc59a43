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
  /** Makes the client bundle, or names where the dev server has it. */
  bundleClient: (input: ClientInput) => Promise<MadeClient>
  /** Identity of the engine; with it, what is compiled is kept on disk for the next process. */
  engineKey?: string
  /** What an earlier opening read and no edit has touched since. */
  reuse?: Partial<Reusable>
}

/** Parts of an open project that an edit to a page leaves as they are. */
export interface Reusable {
  config: LoadedSite
  modules: SiteModules & { imports: string }
  compiled: SourceCompiler['compiled']
  memory: ContentMemory
  early: EarlyScript
  /** Of plugins; most edits leave them as they are. */
  sheets: AddedSheet[]
  /** What plugins keep that add components to all pages. */
  scopeMemory: Record<string, unknown>
}
