import { statSync } from 'node:fs'
import { type Site, toModuleProblems } from '../../config'
import { join, resolve } from '../../paths'
import type { Problem } from '../../report'

interface Place {
  siteDir: string
  site: Pick<Site, 'staticDirs'>
}

/** Folders whose files are published as they are; of two files with one address, that of the earlier folder is. */
export function staticFolders({ siteDir, site }: Place): string[] {
  return site.staticDirs.map(dir => resolve(siteDir, dir))
}

/** Where the file behind an address may lie, in the order in which the folders are asked. */
export function staticPlaces(folders: string[], path: string): string[] {
  return folders.map(folder => join(folder, path))
}

export function findStatic(folders: string[], path: string): string | undefined {
  return staticPlaces(folders, path).find(place => statSync(place, { throwIfNoEntry: false })?.isFile())
}

/** Addresses that a file may stand behind; one folder may lie in another. */
export function staticAddresses(folders: string[], file: string): string[] {
  return folders.flatMap(folder => (file.startsWith(`${folder}/`) ? [file.slice(folder.length)] : []))
}

/** Folders that the configuration names and that are not there; the usual one need not be. */
export function missingStaticFolders({ root, siteDir, site }: Place & { root: string }): Problem[] {
  const faults = site.staticDirs.flatMap((name, index) => {
    if (name === 'static' || statSync(resolve(siteDir, name), { throwIfNoEntry: false })?.isDirectory())
      return []
    const remedy = 'create it, or remove it from "staticDirs"'
    return [{ path: ['staticDirs', index], what: `there is no folder ${name}`, remedy }]
  })
  return toModuleProblems({ faults, file: join(siteDir, 'site.config.ts'), root }).map(problem => ({
    ...problem,
    severity: 'warning',
  }))
}
