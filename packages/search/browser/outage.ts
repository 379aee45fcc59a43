import { type SearchFailure, searchFailure } from '../read/search-failure'

/** Milliseconds in which an unreachable service is not requested again. */
const REST_TIME = 120_000

/** Whether the service is down, as far as this visitor's clients know. */
export interface Outage {
  /** Returns why the service is not requested; undefined if it is available. */
  failure(): SearchFailure | undefined
  begin(failure: SearchFailure): void
  end(): void
}

/** Remembers an outage, shared by dialog, search page and later page loads. */
export function createOutage(options: {
  now?: () => number
  /** May be missing or throw; then each client only knows its own failures. */
  storage?: Pick<Storage, 'getItem' | 'setItem'>
  storageKey: string
}): Outage {
  const { now = Date.now, storage, storageKey } = options
  let known = ''
  const save = (text: string) => {
    known = text
    try {
      storage?.setItem(storageKey, text)
    } catch {
      // Without storage, only the outage's sharing is lost.
    }
  }
  return {
    failure() {
      const { kind, message, until } = readOutage(readStored(storage, storageKey) ?? known)
      const isOver = until <= now() || until > now() + REST_TIME
      return isOver ? undefined : searchFailure(kind, message)
    },
    begin({ kind, message }) {
      save(JSON.stringify({ kind, message, until: now() + REST_TIME }))
    },
    end: () => save(''),
  }
}

function readStored(storage: Pick<Storage, 'getItem'> | undefined, key: string): string | undefined {
  try {
    return storage?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Parses a stored outage, which may be invalid. */
function readOutage(text: string): { kind: 'timeout' | 'unreachable'; message: string; until: number } {
  try {
    const { kind, message, until } = JSON.parse(text)
    if (typeof until === 'number')
      return { kind: kind === 'timeout' ? kind : 'unreachable', message: String(message), until }
  } catch {
    // Invalid: no outage.
  }
  return { kind: 'unreachable', message: '', until: 0 }
}
