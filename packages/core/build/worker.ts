import { parentPort, workerData } from 'node:worker_threads'
import { createRenderer, type Project } from '../pipeline'
import { createCompressor } from './compress'
import type { PageRecord } from './page-record'
import { type PageTask, writePage } from './write-page'

export interface WorkerInput {
  project: Project
  outDir: string
}

export type WorkerAnswer = { records: PageRecord[] } | { error: unknown }

if (parentPort) {
  const port = parentPort
  const { project, outDir } = workerData as WorkerInput
  const opening = createRenderer(project)
  const compressor = createCompressor()
  port.on('message', async (tasks: PageTask[]) => {
    try {
      const renderer = await opening
      const records: PageRecord[] = []
      for (const task of tasks) records.push(await writePage({ renderer, compressor, outDir }, task))
      if (tasks.length === 0) {
        renderer.saveCache()
        await compressor.finish()
        await compressor.close()
      }
      port.postMessage({ records } satisfies WorkerAnswer)
    } catch (error) {
      port.postMessage({ error } satisfies WorkerAnswer)
    }
  })
}
