import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { createRenderer, type Project } from '../pipeline'
import type { Compressor } from './compress'
import type { PageRecord } from './page-record'
import type { WorkerAnswer, WorkerInput } from './worker'
import { type PageTask, writePage } from './write-page'

interface Input {
  project: Project
  tasks: PageTask[]
  outDir: string
  compressor: Compressor
  onProgress: (done: number, total: number) => void
}

/**
 * Below this number of pages, a thread's warm-up costs more than it saves: its code is compiled again, and
 * compression keeps other cores busy anyway.
 */
const PAGES_PER_THREAD = 1000
const BATCH = 20

/** Renders and writes all pages: in this thread, and for many pages in additional workers. */
export async function renderAll({ onProgress, ...input }: Input): Promise<PageRecord[]> {
  const { tasks } = input
  if (tasks.length === 0) return []
  const records: PageRecord[] = []
  const queue = [...tasks]
  const collect = (batch: PageRecord[]) => {
    records.push(...batch)
    onProgress(records.length, tasks.length)
  }
  const threads = Math.min(availableParallelism(), Math.floor(tasks.length / PAGES_PER_THREAD))
  const workers = Array.from({ length: Math.max(0, threads - 1) }, () =>
    runWorker({ ...input, queue, collect }),
  )
  await Promise.all([runHere({ ...input, queue, collect }), ...workers])
  return records
}

interface Work extends Omit<Input, 'tasks' | 'onProgress'> {
  queue: PageTask[]
  collect: (batch: PageRecord[]) => void
}

async function runHere({ project, outDir, compressor, queue, collect }: Work): Promise<void> {
  const renderer = await createRenderer(project)
  for (let task = queue.shift(); task; task = queue.shift()) {
    collect([await writePage({ renderer, compressor, outDir }, task)])
    // Lets messages of workers and of the compressor through.
    await setImmediate()
  }
  renderer.saveCache()
}

function runWorker({ project, outDir, queue, collect }: Work): Promise<void> {
  // The launcher bundles worker.ts next to this file.
  const workerData: WorkerInput = { project, outDir }
  const worker = new Worker(new URL('./worker.mjs', import.meta.url), { workerData })
  return new Promise<void>((resolve, reject) => {
    const next = () => {
      // An empty batch tells the worker to finish.
      worker.postMessage(queue.splice(0, BATCH))
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
