import type { Hooks } from '../config'
import type { Asset, PagePlan, Project } from '../pipeline'
import type { Problem } from '../report'
import { anchoredPages, checkLinks, type LinkedPage } from './check-links'
import { createManifest } from './outputs/manifest'
import { planOutputs } from './outputs/plan-outputs'
import { listStatic } from './outputs/static-files'
import { listShellLinks } from './shell-links'

interface Input {
  project: Project
  hooks: Pick<Hooks, 'outputs'>
  plans: PagePlan[]
  assets: Pick<Asset, 'url'>[]
  /** The page to check, with the links around its content. */
  page: LinkedPage
  /** Renders a linked page to find its anchors. */
  render(plan: PagePlan): Promise<LinkedPage>
}

/** Checks the links of one page in development; renders other pages only as needed. */
export async function checkPage({ project, hooks, plans, assets, page, render }: Input): Promise<Problem[]> {
  const { root, site } = project
  const sources = [...listShellLinks(project), ...(page.source ? [page] : [])]
  const wanted = new Set(sources.flatMap(source => anchoredPages(source, site.baseUrl)))
  const records: LinkedPage[] = []
  for (const plan of plans) {
    const { path } = plan
    const { facts } = wanted.has(path.replace(/(.)\/$/, '$1').toLowerCase())
      ? await render(plan)
      : { facts: { anchors: [] } }
    records.push({ path, facts: { anchors: facts.anchors, links: [] } })
  }
  const manifest = createManifest()
  planOutputs(manifest, { project, hooks, pages: plans, assets, statics: [...listStatic(project).keys()] })
  return checkLinks({
    root,
    baseUrl: site.baseUrl,
    records,
    pageFolder: project.pageFolders[0]!,
    others: sources,
    linkable: manifest.linkable(),
    settings: site,
  })
}
