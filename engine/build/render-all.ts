import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { createRenderer, type Project } from '../pipeline'
import type { PageRecord } from './page-record'
import type { WorkerAnswer, WorkerInput } from './worker'
import { type PageTask, writePage } from './write-page'

interface Input {
  project: Project
  tasks: PageTask[]
  outDir: string
  onProgress: (done: number, total: number) => void
}

/** Below this many pages a worker costs more to start than it saves. */
const PAGES_PER_WORKER = 150
const BATCH = 20

/** Renders and writes all pages: in this thread when they are few, in workers when they are many. */
export async function renderAll({ project, tasks, outDir, onProgress }: Input): Promise<PageRecord[]> {
  const workers = Math.min(availableParallelism(), Math.floor(tasks.length / PAGES_PER_WORKER))
  const records: PageRecord[] = []
  const collect = (batch: PageRecord[]) => {
    records.push(...batch)
    onProgress(records.length, tasks.length)
  }
  if (workers < 2) {
    const renderer = await createRenderer(project)
    for (const task of tasks) collect([await writePage(renderer, outDir, task)])
    renderer.saveCache()
    return records
  }
  const queue = batches(tasks)
  await Promise.all(Array.from({ length: workers }, () => runWorker({ project, outDir }, queue, collect)))
  return records
}

function batches(tasks: PageTask[]): PageTask[][] {
  return Array.from({ length: Math.ceil(tasks.length / BATCH) }, (_, i) =>
    tasks.slice(i * BATCH, (i + 1) * BATCH),
  )
}

function runWorker(
  input: WorkerInput,
  queue: PageTask[][],
  collect: (batch: PageRecord[]) => void,
): Promise<void> {
  // The launcher bundles worker.ts beside this file.
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData: input })
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      // The empty batch is the last one: the worker saves its cache and ends.
      worker.postMessage(queue.shift() ?? [])
    }
    worker.on('message', (answer: WorkerAnswer) => {
      if ('error' in answer) return reject(answer.error)
      if (answer.records.length === 0) return resolve()
      collect(answer.records)
      next()
    })
    worker.on('error', reject)
    next()
  }).finally(() => worker.terminate())
}
