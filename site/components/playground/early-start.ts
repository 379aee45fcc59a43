import type { StartedWorker } from './create-runner'
import { readLine } from './plugin/plugin-line'
import { startWorker } from './start-worker'

/** Starts the worker and the editor when somebody presses or focuses a playground, before React has taken it over. */
export interface EarlyStart {
  /** The worker that was started early, if it is for that line; else a new one. */
  takeWorker(line: string): StartedWorker
  loadEditor(): Promise<typeof import('./editor/create-editor')>
}

const kinds = ['pointerdown', 'focusin', 'keydown'] as const

/** Listens from now on; a playground that is in use already is started at once. */
export function createEarlyStart(): EarlyStart {
  let started: { line: string; worker: StartedWorker } | undefined
  const loadEditor = () => import('./editor/create-editor')
  const stop = () => {
    for (const kind of kinds) document.removeEventListener(kind, onUse, true)
  }
  const onUse = ({ target }: { target: EventTarget | null }) => {
    if (!(target instanceof Element) || !target.closest('.playground')) return
    stop()
    const line = readLine()
    started = { line, worker: startWorker(line) }
    // A failure is reported where the editor is wanted.
    loadEditor().catch(() => {})
  }
  if (typeof document === 'object') {
    for (const kind of kinds) document.addEventListener(kind, onUse, true)
    onUse({ target: document.activeElement })
  }
  return {
    loadEditor,
    takeWorker(line) {
      stop()
      const early = started
      started = undefined
      if (early?.line === line) return early.worker
      early?.worker.port.terminate()
      return startWorker(line)
    },
  }
}
