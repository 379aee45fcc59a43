import { inject } from 'vitest'
import { findFirefox, findWebKit } from '../../scripts/ensure-engines.mjs'
import type { Engine, EngineName } from './verbs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Engine of the Vitest project. */
    engine: EngineName
  }
}

interface Installable {
  isInstalled: boolean
  start(): Promise<Engine>
}

/** Returns the engine of the Vitest project; its driver is imported on start. */
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
