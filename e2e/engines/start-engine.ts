import { inject } from 'vitest'
import { findFirefox, findWebKit } from '../../scripts/ensure-engines.mjs'
import type { Engine, EngineName } from './verbs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The engine of the project. */
    engine: EngineName
  }
}

interface Installable {
  isInstalled: boolean
  start(): Promise<Engine>
}

/** The engine of the project; its driver is loaded when it is started. */
export function findEngine(): Installable {
  const engines: Record<EngineName, Installable> = {
    firefox: {
      isInstalled: Boolean(findFirefox()),
      start: async () => (await import('./adapters/firefox')).startFirefox(),
    },
    webkit: {
      isInstalled: Boolean(findWebKit()),
      start: async () => (await import('./adapters/webkit')).startWebKit(),
    },
  }
  return engines[inject('engine')]
}
