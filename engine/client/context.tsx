import { createContext, type ReactNode, useContext } from 'react'
import type { ClientSite } from '../model'
import type { Client } from './client'

const ClientContext = createContext<Client | null>(null)

/** Gives the hooks below it their client. */
export function ClientProvider({ client, children }: { client: Client; children: ReactNode }) {
  return <ClientContext value={client}>{children}</ClientContext>
}

/** The client; `hook` is the name an error tells when the provider is missing. */
export function useClient(hook = 'useClient'): Client {
  const client = useContext(ClientContext)
  if (!client) throw createContextError({ hook, provider: 'ClientProvider' })
  return client
}

/** The site's data, the same on every page. */
export function useSite(): ClientSite {
  return useClient('useSite').site
}

/** The error of a hook that is used outside of its provider. */
export function createContextError(of: { hook: string; provider: string; extra?: string }): Error {
  const error = new Error(`Hook ${of.hook} is called outside the <${of.provider}>. ${of.extra ?? ''}`)
  error.name = 'ReactContextError'
  return error
}
