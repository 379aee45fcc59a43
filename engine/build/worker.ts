import { parentPort, workerData } from 'node:worker_threads'
import { createRenderer, type Project } from '../pipeline'
import type { PageRecord } from './page-record'
import { type PageTask, writePage } from './write-page'

/** What a worker is started with. */
export interface WorkerInput {
  project: Project
  outDir: string
}

/** What a worker answers to a batch. */
export type WorkerAnswer = { records: PageRecord[] } | { error: unknown }

if (parentPort) {
  const port = parentPort
  const { project, outDir } = workerData as WorkerInput
  const renderer = createRenderer(project)
  port.on('message', async (tasks: PageTask[]) => {
    try {
      const records: PageRecord[] = []
      for (const task of tasks) records.push(await writePage(await renderer, outDir, task))
      if (tasks.length === 0) (await renderer).saveCache()
      port.postMessage({ records } satisfies WorkerAnswer)
    } catch (error) {
      port.postMessage({ error } satisfies WorkerAnswer)
    }
  })
}
