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
  shell.search ??= load(site)
  const loading = shell.search as Promise<LoadedSearch>
  loading.then(
    loaded => {
      shell.loadedSearch = loaded
    },
    () => {
      shell.search = undefined
    },
  )
  return loading
}

async function load(site: SearchNeeds['site']): Promise<LoadedSearch> {
  // First of all, since its worker has more to load.
  const starting = Promise.all([import('./start-search'), site])
  // Behind React, if that is asked for as well: the dialog needs it.
  await null
  const [dialog, client] = await Promise.all([
    import('./dialog/SearchDialog'),
    starting.then(([{ startSearch }, ready]) => startSearch(ready)),
    // The dialog imports it: asked for here, it is not one round trip later.
    import('./dialog/PendingDialog'),
  ])
  return { Dialog: dialog.default, client }
}
