import { existsSync, readFileSync, statSync } from 'node:fs'
import { readWrittenStrings, type Site, toModuleProblems } from '../../config'
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

/** The file behind an address. */
export function findStatic(folders: string[], path: string): string | undefined {
  return staticPlaces(folders, path).find(place => statSync(place, { throwIfNoEntry: false })?.isFile())
}

/** Addresses that a file may stand behind; one folder may lie in another. */
export function staticAddresses(folders: string[], file: string): string[] {
  return folders.flatMap(folder => (file.startsWith(`${folder}/`) ? [file.slice(folder.length)] : []))
}

/** The same folders for imports, which the configuration may have itself: it is read, not run. */
export function writtenStaticFolders(siteDir: string): string[] {
  return (writtenNames(siteDir) ?? ['static']).map(dir => resolve(siteDir, dir))
}

/** Folders that the configuration names and that are not there; the usual one need not be. */
export function missingStaticFolders({ root, siteDir }: { root: string; siteDir: string }): Problem[] {
  const faults = (writtenNames(siteDir) ?? []).flatMap((name, index) => {
    if (statSync(resolve(siteDir, name), { throwIfNoEntry: false })?.isDirectory()) return []
    const remedy = 'create it, or take it out of "staticDirs"'
    return [{ path: ['staticDirs', index], what: `there is no folder ${name}`, remedy }]
  })
  return toModuleProblems({ faults, file: configFile(siteDir), root }).map(problem => ({
    ...problem,
    severity: 'warning',
  }))
}

function writtenNames(siteDir: string): string[] | undefined {
  const file = configFile(siteDir)
  const names = existsSync(file)
    ? Object.values(readWrittenStrings(readFileSync(file, 'utf8'), 'staticDirs'))
    : []
  return names.length > 0 ? names : undefined
}

function configFile(siteDir: string): string {
  return join(siteDir, 'site.config.ts')
}
