import { basename } from '../../paths'
import { withGaps } from '../modules/island-gaps'
import { islandId, isPackage } from '../modules/packages'
import type { Project } from '../project/project'
import type { ArticleTools } from './scope'

export async function loadSiteComponents({
  project,
  app,
}: Pick<ArticleTools, 'project' | 'app'>): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    Object.entries(project.scope).map(async ([name, { file, exported }]) => {
      const module = project.modules[file]
      if (!module) return [name, file in project.broken ? lacking(project, name, file) : undefined]
      const { url, isLibrary, needsHydration, pages } = module
      // A module that throws must only fail the pages that use its component.
      const exports = await import(url).catch((error: unknown) => {
        const fails = failing(file, error)
        return { default: { [name]: fails }, [exported]: fails }
      })
      const component = memberOf(exports, exported)
      if (pages.length > 0 || isLibrary) return [name, component]
      const made = withGaps({ [exported]: component }, module)
      return [name, app.asPageModule(islandId(project, file), made, { needsHydration })[exported]]
    }),
  )
  return Object.fromEntries(entries.filter(([, component]) => component))
}

/**
 * Returns a substitute for a broken component: empty for a file of the site, which is reported with the file;
 * throwing for a package, which is reported where it is rendered.
 */
function lacking({ broken }: Pick<Project, 'broken'>, name: string, file: string): () => null {
  if (!isPackage(file)) return () => null
  const { what, remedy } = broken[file]![0]!
  return () => {
    throw Object.assign(new Error(what), { component: name, remedy })
  }
}

/** Resolves an export path such as `Button` or `default.Button`. */
function memberOf(exports: Record<string, unknown>, path: string): unknown {
  return path
    .split('.')
    .reduce((of: unknown, key) => (of as Record<string, unknown> | undefined)?.[key], exports)
}

function failing(file: string, error: unknown): () => never {
  return () => {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`The module '${basename(file)}' throws when it is imported: ${message}`, { cause: error })
  }
}
