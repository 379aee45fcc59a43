import type { SearchSettings } from '../../model'
import type { SearchClient } from '../protocol'
import { createEmbeddedClient, type EmbeddedOptions } from './embedded-client'
import { toFailure } from './search-failure'

/** Makes the client that the settings ask for. Keep it for the life of the page: it remembers failed hosts. */
export async function loadSearchClient(
  settings: Pick<SearchSettings, 'provider' | 'hosted'>,
  embedded: EmbeddedOptions,
): Promise<SearchClient> {
  if (import.meta.env.EMBEDDED_SEARCH || settings.provider === 'embedded')
    return createEmbeddedClient(embedded)
  const [{ createHostedClient }, { createHostMemory }, { createOutage }] = await Promise.all([
    import('./hosted-client'),
    import('./host-memory'),
    import('./outage'),
  ])
  const { appId = '', apiKey = '', hosts } = settings.hosted ?? {}
  const storage = sessionStore()
  const hostsCache = createHostMemory({ storage, storageKey: `search-hosts-${appId}` })
  const outage = createOutage({ storage, storageKey: `search-outage-${appId}` })
  try {
    return createHostedClient({ appId, apiKey, hosts, hostsCache, outage })
  } catch (error) {
    // The visitor learns of it on the error screen; a page must not break over a setting.
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
