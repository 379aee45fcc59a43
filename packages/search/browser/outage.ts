import { type SearchFailure, searchFailure } from '../read/search-failure'

/** How long a service that did not answer is left alone, in milliseconds. */
const REST_TIME = 120_000

/** Whether the service is down, as far as this visitor knows. */
export interface Outage {
  /** Why the service is left alone; undefined when it is not. */
  failure(): SearchFailure | undefined
  begin(failure: SearchFailure): void
  end(): void
}

/** Remembers that no host answered: dialog, search page and the next page load all know it. */
export function createOutage(options: {
  now?: () => number
  /** May be missing or refuse; then each client knows only its own failures. */
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
      // It costs only the memory of other clients.
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

/** What is stored may be anything. */
function readOutage(text: string): { kind: 'timeout' | 'unreachable'; message: string; until: number } {
  try {
    const { kind, message, until } = JSON.parse(text)
    if (typeof until === 'number')
      return { kind: kind === 'timeout' ? kind : 'unreachable', message: String(message), until }
  } catch {
    // No outage.
  }
  return { kind: 'unreachable', message: '', until: 0 }
}
