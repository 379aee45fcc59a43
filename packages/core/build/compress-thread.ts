import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { CompressorInput } from './compress'
import { type FileJob, writeFile } from './compress-file'

if (parentPort) serve(parentPort, workerData as CompressorInput)

function serve(port: MessagePort, { stopped }: CompressorInput): void {
  const folders = new Set<string>()
  port.on('message', async (job: FileJob | null) => {
    if (job === null) return port.close()
    if (Atomics.load(stopped, 0) === 1) return
    let failure: unknown
    try {
      await writeFile(job, folders)
    } catch (error) {
      failure = error
    }
    port.postMessage(failure)
  })
}
