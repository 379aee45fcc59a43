import type { ComponentType } from 'react'
import type { Client } from '../../client'
import type { SearchDialogProps } from './SearchDialog'

/** What search is made of; its worker reads the index from then on. */
export type LoadedSearch = Pick<SearchDialogProps, 'client'> & { Dialog: ComponentType<SearchDialogProps> }

/** Loads search, once for a page; after a failure it may be tried again. */
export function loadSearch({ site, shell }: Pick<Client, 'site' | 'shell'>): Promise<LoadedSearch> {
  const loading = (shell.search ?? load(site)) as Promise<LoadedSearch>
  shell.search = loading
  loading.catch(() => {
    shell.search = undefined
  })
  return loading
}

async function load(site: Client['site']): Promise<LoadedSearch> {
  const [{ default: Dialog }, client] = await Promise.all([import('./SearchDialog'), startClient(site)])
  return { Dialog, client }
}

async function startClient({ search, baseUrl }: Client['site']) {
  const { startSearch } = await import('./start-search')
  const client = await startSearch(search, baseUrl)
  client.preload?.()
  return client
}
