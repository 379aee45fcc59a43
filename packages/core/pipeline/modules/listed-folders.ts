import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { listBelow } from '../../paths'
import { contentHash } from '../project/hash'

/** Names below folders, by the folders: modules list them, or choose from them, so that another name makes another module. */
export type FolderStates = Record<string, string>

export interface ListedFolders {
  note(module: string, dir: string): void
  listersOf(file: string): string[]
  states(): FolderStates
}

export function createListedFolders(): ListedFolders {
  const folders = new Map<string, Set<string>>()
  // As modules have read them: a file that comes before the bundle is made is in none.
  const states: FolderStates = {}
  return {
    note(module, dir) {
      states[dir] ??= stateOf(dir)
      folders.set(dir, (folders.get(dir) ?? new Set()).add(module))
    },
    listersOf: file =>
      [...folders].flatMap(([dir, modules]) => (file.startsWith(`${dir}/`) ? [...modules] : [])),
    states: () => states,
  }
}

/** Whether no file has come or gone. */
export function areSame(states: FolderStates): boolean {
  return Object.entries(states).every(([dir, state]) => stateOf(dir) === state)
}

function stateOf(dir: string): string {
  return existsSync(dir) ? contentHash(...listBelow(dir).sort()) : ''
}

/** The dev server's browsers get such modules again when a file comes or goes. */
export function followFolders(listed: ListedFolders): Plugin {
  return {
    name: 'follow-folders',
    hotUpdate({ type, file, modules }) {
      if (type === 'update') return undefined
      const listers = listed
        .listersOf(file)
        .flatMap(id => this.environment.moduleGraph.getModuleById(id) ?? [])
      return listers.length > 0 ? [...new Set([...modules, ...listers])] : undefined
    },
  }
}
