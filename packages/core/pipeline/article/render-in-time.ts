import type { ServerApp } from '../../app/server-app'
import { createTimeLimit } from '../../markdown'

const MAX_SECONDS = 10

/**
 * Adds a time limit to rendering: React does not overflow the stack, so nothing else stops a component that
 * renders itself endlessly.
 */
export function renderInTime({ renderComponent }: Pick<ServerApp, 'renderComponent'>, seconds = MAX_SECONDS) {
  const limit = createTimeLimit(seconds * 1000)
  return async (...given: Parameters<ServerApp['renderComponent']>): Promise<string> => {
    const rendered = limit(() => renderComponent(...given))
    if (!rendered) throw new Endless(`it is not finished after ${seconds} seconds`)
    return rendered
  }
}

class Endless extends Error {}

export function isEndless(error: unknown): boolean {
  return error instanceof Endless
}
