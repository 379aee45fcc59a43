import type { Project } from '../../pipeline'
import { makeHostFiles } from '../hosts'
import type { Output } from '../output'
import type { PageRecord } from '../page-record'
import type { Manifest } from './manifest'
import type { OutputPlan } from './plan-outputs'
import { type WrittenIndex, writeSearchIndex } from './search-index'
import type { SiteOutput } from './site-outputs'

interface Input {
  project: Project
  plan: OutputPlan
  records: PageRecord[]
  output: Output
  manifest: Manifest
  lastIndex?: WrittenIndex
}

/** Writes all files of the site except its pages; returns the record of the search index. */
export async function writeSiteFiles(of: Input): Promise<WrittenIndex | undefined> {
  const { project, plan, records, output, manifest, lastIndex } = of
  const built = { records, output, manifest, packages: [...project.client.packages] }
  const write = async (outputs: SiteOutput[]) => {
    for (const { file, kind, make } of outputs) await output.write(file, await make(built), kind)
  }
  await write(plan.first)
  // A hosted service has its own index; an earlier embedded index is removed as stale.
  const isEmbedded = project.site.search.provider === 'embedded'
  const index = isEmbedded ? await writeSearchIndex({ project, records, output, last: lastIndex }) : undefined
  // Final sizes and hashes are needed for the offline list.
  await output.settle()
  await write(plan.last)
  for (const [file, text] of makeHostFiles(project, manifest.entries())) output.writePrivate(file, text)
  return index
}
