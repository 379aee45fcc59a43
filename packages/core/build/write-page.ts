import { twinPath } from '../model'
import { join } from '../paths'
import type { PagePlan, Renderer } from '../pipeline'
import type { Compressor } from './compress'
import { type PageRecord, pageFile, toRecord } from './page-record'

export interface PageTask {
  plan: PagePlan
  key: string
}

export interface PageWriter {
  renderer: Renderer
  compressor: Compressor
  outDir: string
}

export async function writePage(
  { renderer, compressor, outDir }: PageWriter,
  { plan, key }: PageTask,
): Promise<PageRecord> {
  const page = await renderer.render(plan)
  const { path, document, markdown } = page
  await compressor.write({ file: join(outDir, pageFile(path)), data: document, effort: 'page' })
  if (markdown !== undefined)
    await compressor.write({ file: join(outDir, twinPath(path)), data: markdown, effort: 'page' })
  return toRecord(page, key)
}
