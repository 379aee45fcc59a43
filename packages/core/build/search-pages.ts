import type { SearchPage } from 'inkstone-search'
import { createRenderer, openProject, type Project, type RenderedPage } from '../pipeline'
import { formatProblem, locate, type Reporter, SiteError, splitProblems } from '../report'
import { toSearchPages } from './outputs/search-index'

interface Options {
  root: string
  siteDir: string
  cacheDir: string
  reporter: Reporter
}

/** Renders every page in memory, for commands that need the search data but write no files. */
export async function renderSearchPages({
  reporter,
  ...options
}: Options): Promise<{ project: Project; pages: SearchPage[] }> {
  const { project, plans, problems } = await openProject({
    ...options,
    mode: 'production',
    reporter,
    bundleClient: async () => ({
      bundle: { build: '', scripts: [], ahead: [], styles: [], files: [], packages: [] },
      warnings: [],
      broken: {},
    }),
  })
  const { errors, warnings } = splitProblems(problems)
  if (errors.length > 0) throw new SiteError(errors)
  for (const warning of warnings) reporter.warn(formatProblem(locate(warning, options.root)))
  const rendered = await reporter.stage('pages', async progress => {
    const renderer = await createRenderer(project)
    const pages: RenderedPage[] = []
    for (const plan of plans) {
      pages.push(await renderer.render(plan))
      progress(pages.length, plans.length)
    }
    return pages
  })
  return { project, pages: [...toSearchPages(project, rendered)] }
}
