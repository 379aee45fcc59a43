import type { ComponentType } from 'react'
import type { ShellState } from '../../client'
import type { ClientSite } from '../../model'
import type { SearchDialogProps } from './dialog/SearchDialog'

/** The loaded search; its worker starts to read the index. */
export type LoadedSearch = Pick<SearchDialogProps, 'client'> & { Dialog: ComponentType<SearchDialogProps> }

interface SearchNeeds {
  shell: ShellState
  site: ClientSite | Promise<ClientSite>
}

/** Loads the search once per page; can be retried after a failure. */
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
  // First, because its worker has more to load.
  const starting = Promise.all([import('./start-search'), site])
  // After React, if that is requested at the same time, because the dialog needs it.
  await null
  const [dialog, client] = await Promise.all([
    import('./dialog/SearchDialog'),
    starting.then(([{ startSearch }, ready]) => startSearch(ready)),
    // Imported by the dialog; requested here to save a round trip.
    import('./dialog/PendingDialog'),
  ])
  return { Dialog: dialog.default, client }
}
