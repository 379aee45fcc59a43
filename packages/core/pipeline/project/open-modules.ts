import { existsSync } from 'node:fs'
import type { ScopedComponent } from '../../config'
import { interfaceLanguage, type OwnPartFiles } from '../../model'
import { relative } from '../../paths'
import { type PageImport, partsOf } from '../compile/source-parts'
import { listComponents, scopeImports, scopePages } from '../modules/component-scope'
import { listOwnParts, partImports } from '../modules/own-parts'
import { bundleSiteModules, type SiteModules } from '../modules/site-modules'
import type { OpenContent } from './open-content'
import type { ProjectOptions } from './project-options'
import { withProblems } from './with-problems'

export interface OpenModules extends SiteModules {
  scope: Record<string, ScopedComponent>
  parts: OwnPartFiles
  used: PageImport[]
  /** Serialized input of the bundle, except the files. */
  imports: string
  memory: Record<string, unknown>
}

/** Bundles everything that pages import, including the imports of Markdown that components embed. */
export async function openModules(
  opened: OpenContent,
  { reporter, engineKey, reuse = {} }: ProjectOptions,
): Promise<OpenModules> {
  const { root, siteDir, cacheDir, config, site, hooks, resolver, assets, pageFiles, compiler, problems } =
    opened
  const { sources } = opened.content
  const parts = listOwnParts(siteDir)
  const { scopeMemory: memory = {} } = reuse
  const names = new Set([...sources.values()].flatMap(({ components }) => components))
  const added = await hooks.modules?.scope?.({ root, resolver, used: names, memory })
  const scope = { ...hooks.components, ...added, ...listComponents(siteDir) }
  compiler.addPages(scopePages(scope), sources)
  const language = interfaceLanguage(site.locale)
  const bundle = async (): Promise<OpenModules> => {
    const used = [
      ...partsOf({ resolver, sources }, sources.keys()).modules,
      ...scopeImports(scope),
      ...partImports(parts),
    ]
    const imports = JSON.stringify([used, pageFiles, resolver])
    const facts = { scope, parts, used, imports, memory }
    if (reuse.modules?.imports === imports) return { ...reuse.modules, ...facts }
    const configHash = config.module.hash
    const input = {
      ...{ root, resolver, cacheDir, assets, imports: used, pageFiles, language, hooks },
      ...{ engineKey, configHash },
    }
    const bundled = await bundleSiteModules(input).catch(withProblems(problems))
    const shown = pagesOf(bundled).filter(file => !sources.has(relative(siteDir, file)))
    if (shown.length === 0) return { ...bundled, ...facts }
    // Embedded pages may use further components.
    compiler.addPages(shown, sources)
    return bundle()
  }
  if (reuse.modules) compiler.addPages(pagesOf(reuse.modules).filter(existsSync), sources)
  return reporter.stage('modules', bundle)
}

function pagesOf({ modules }: SiteModules): string[] {
  return Object.values(modules).flatMap(({ pages }) => pages)
}
