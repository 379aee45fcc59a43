import type { liteClient } from 'algoliasearch/lite'

/** The cache of host states that the hosted client expects. */
export type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>

type Status = 'up' | 'down' | 'timed out'

interface HostState {
  status: Status
  lastUpdate: number
}

/** Milliseconds in which a failed host is not used again. */
const DOWN_TIME = 120_000

/**
 * Remembers which hosts failed. The service's own cache reads by the host alone, but writes by host and state,
 * so it never finds its entries; here the key is the address alone.
 */
export function createHostMemory(options: {
  now?: () => number
  /** Keeps the memory across page loads; may be missing or throw. */
  storage?: Pick<Storage, 'getItem' | 'setItem'>
  storageKey: string
}): HostsCache {
  const { now = Date.now, storage, storageKey } = options
  const states = new Map<string, HostState>()

  const recall = (host: object): object | undefined => {
    // Another client on the page, such as the search page, may have newer states.
    for (const [address, stored] of readStates(storage, storageKey)) {
      if (stored.lastUpdate > (states.get(address)?.lastUpdate ?? 0)) states.set(address, stored)
    }
    const state = states.get(addressOf(host))
    if (!state) return undefined
    const isFresh = () => now() - state.lastUpdate <= DOWN_TIME
    return {
      ...host,
      ...state,
      isUp: () => state.status === 'up' || !isFresh(),
      isTimedOut: () => state.status === 'timed out' && isFresh(),
    }
  }
  const save = () => {
    try {
      storage?.setItem(storageKey, JSON.stringify([...states]))
    } catch {
      // Without storage, states are only lost between page loads.
    }
  }

  return {
    get: async <T>(host: object | string, defaultValue: () => Promise<T>): Promise<T> =>
      (recall(host as object) as T | undefined) ?? defaultValue(),
    set: async <T>(host: object | string, value: T): Promise<T> => {
      states.set(addressOf(host as object), { status: (value as HostState).status, lastUpdate: now() })
      save()
      return value
    },
    delete: async host => {
      states.delete(addressOf(host as object))
      save()
    },
    clear: async () => {
      states.clear()
      save()
    },
  }
}

function addressOf(host: object): string {
  const { protocol, url, port } = host as { protocol?: string; url?: string; port?: number }
  return `${protocol}://${url}:${port ?? ''}`
}

function readStates(storage: Pick<Storage, 'getItem'> | undefined, key: string): [string, HostState][] {
  try {
    const stored = JSON.parse(storage?.getItem(key) ?? '[]') as [string, HostState][]
    return stored.filter(([, state]) => typeof state.lastUpdate === 'number')
  } catch {
    return []
  }
}
