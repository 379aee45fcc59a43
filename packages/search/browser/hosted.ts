import type { SearchClient } from '../protocol'
import { toFailure } from '../read/search-failure'
import type { HostedSettings } from '../types'
import { createHostMemory } from './host-memory'
import { createHostedClient } from './hosted-client'
import { createOutage } from './outage'

/** Creates the client of a hosted service. Keep it for the life of the page: it remembers failed hosts. */
export function openHosted({ appId, apiKey, hosts }: Partial<HostedSettings> = {}): SearchClient {
  const storage = sessionStore()
  const hostsCache = createHostMemory({ storage, storageKey: `search-hosts-${appId}` })
  const outage = createOutage({ storage, storageKey: `search-outage-${appId}` })
  try {
    return createHostedClient({ appId: appId ?? '', apiKey: apiKey ?? '', hosts, hostsCache, outage })
  } catch (error) {
    // Wrong settings are shown on the error screen, instead of breaking the page.
    return { search: () => Promise.reject(toFailure(error)) }
  }
}

function sessionStore(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
