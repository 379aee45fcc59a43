import { join } from 'node:path'
import { type PagePlan, type Renderer, twinPath } from '../pipeline'
import { writeCompressed } from './compress'
import { type PageRecord, pageFile, toRecord } from './page-record'

/** A page to write and the key it is recorded under. */
export interface PageTask {
  plan: PagePlan
  key: string
}

/** Renders one page, writes its files and keeps its record. */
export async function writePage(
  renderer: Renderer,
  outDir: string,
  { plan, key }: PageTask,
): Promise<PageRecord> {
  const page = await renderer.render(plan)
  const bytes = writeCompressed(join(outDir, pageFile(page.path)), page.document, 'page')
  if (page.markdown !== undefined) writeCompressed(join(outDir, twinPath(page.path)), page.markdown, 'page')
  return toRecord(page, { key, bytes })
}
