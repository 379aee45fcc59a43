import type { ServerApp } from '../../app/server-app'
import { createTimeLimit } from '../../markdown'

const MAX_SECONDS = 10

/** React goes on beyond any depth of the stack: only time ends a component that renders itself without end. */
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
