import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { listBelow } from '../../paths'
import { contentHash } from '../project/hash'

/** Hashes of the file names below folders that modules list: a new or removed file changes the module. */
export type FolderStates = Record<string, string>

export interface ListedFolders {
  note(module: string, dir: string): void
  listersOf(file: string): string[]
  states(): FolderStates
}

export function createListedFolders(): ListedFolders {
  const folders = new Map<string, Set<string>>()
  // State at the time the module read the folder: files added during the build are not included.
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

/** Whether no file was added or removed. */
export function areSame(states: FolderStates): boolean {
  return Object.entries(states).every(([dir, state]) => stateOf(dir) === state)
}

function stateOf(dir: string): string {
  return existsSync(dir) ? contentHash(...listBelow(dir).sort()) : ''
}

/** Reloads modules that list a folder when a file in it is added or removed. */
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
