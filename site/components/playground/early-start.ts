import type { StartedWorker } from './create-runner'
import { readLine } from './plugin/plugin-line'
import { startWorker } from './start-worker'

/** The worker and the editor, requested before React has hydrated the playground. */
export interface EarlyStart {
  /** Returns the worker that was started early, if it is for that line; else a new one. */
  takeWorker(line: string): StartedWorker
  loadEditor(): Promise<typeof import('./editor/create-editor')>
}

/** Starts both immediately: this module is loaded when a visitor points at, touches or focuses a playground. */
export function createEarlyStart(): EarlyStart {
  let started: { line: string; worker: StartedWorker } | undefined
  const loadEditor = () => import('./editor/create-editor')
  if (typeof document === 'object' && document.querySelector('.playground')) {
    const line = readLine()
    started = { line, worker: startWorker(line) }
    // A failure is reported where the editor is needed.
    loadEditor().catch(() => {})
  }
  return {
    loadEditor,
    takeWorker(line) {
      const early = started
      started = undefined
      if (early?.line === line) return early.worker
      early?.worker.port.terminate()
      return startWorker(line)
    },
  }
}
