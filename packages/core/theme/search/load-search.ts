import type { ComponentType } from 'react'
import type { ShellState } from '../../client'
import type { ClientSite } from '../../model'
import type { SearchDialogProps } from './dialog/SearchDialog'

/** What search is made of; its worker reads the index from then on. */
export type LoadedSearch = Pick<SearchDialogProps, 'client'> & { Dialog: ComponentType<SearchDialogProps> }

interface SearchNeeds {
  shell: ShellState
  site: ClientSite | Promise<ClientSite>
}

/** Loads search, once for a page; after a failure it may be tried again. */
export function loadSearch({ site, shell }: SearchNeeds): Promise<LoadedSearch> {
  const loading = (shell.search ?? load(site)) as Promise<LoadedSearch>
  shell.search = loading
  loading.catch(() => {
    shell.search = undefined
  })
  return loading
}

async function load(site: SearchNeeds['site']): Promise<LoadedSearch> {
  const [{ default: Dialog }, client] = await Promise.all([
    import('./dialog/SearchDialog'),
    startClient(site),
  ])
  return { Dialog, client }
}

async function startClient(site: SearchNeeds['site']) {
  const [{ startSearch }, { search, baseUrl }] = await Promise.all([import('./start-search'), site])
  const client = await startSearch(search, baseUrl)
  client.preload?.()
  return client
}
