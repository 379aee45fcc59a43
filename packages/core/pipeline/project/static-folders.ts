import { statSync } from 'node:fs'
import { type FieldPath, type Site, toModuleProblems } from '../../config'
import { join, resolve } from '../../paths'
import { type Problem, withSetting } from '../../report'

interface Place {
  siteDir: string
  site: Pick<Site, 'staticDirs'>
}

/** Returns the folders whose files are published unchanged; for duplicates, the earlier folder wins. */
export function staticFolders({ siteDir, site }: Place): string[] {
  return site.staticDirs.map(dir => resolve(siteDir, dir))
}

/** Returns the candidate files for an address, in lookup order. */
export function staticPlaces(folders: string[], path: string): string[] {
  return folders.map(folder => join(folder, path))
}

export function findStatic(folders: string[], path: string): string | undefined {
  return staticPlaces(folders, path).find(place => statSync(place, { throwIfNoEntry: false })?.isFile())
}

/** Returns the addresses of a file; several if static folders are nested. */
export function staticAddresses(folders: string[], file: string): string[] {
  return folders.flatMap(folder => (file.startsWith(`${folder}/`) ? [file.slice(folder.length)] : []))
}

/** Reports images of the config that no static folder contains; a host may add them. */
export function missingImages({ root, siteDir, site }: Place & { root: string; site: Site }): Problem[] {
  const { favicon, navbar, footer, onBrokenImages } = site
  const named: [path: FieldPath, src: string | undefined][] = [
    [['favicon'], favicon],
    [['navbar', 'logo', 'src'], navbar.logo?.src],
    [['navbar', 'logo', 'srcDark'], navbar.logo?.srcDark],
    [['footer', 'logo', 'src'], footer.logo?.src],
    [['footer', 'logo', 'srcDark'], footer.logo?.srcDark],
  ]
  const faults = named.flatMap(([path, src]) => {
    if (!src || !/^\/?\w[^:?#]*$/.test(src) || findStatic(staticFolders({ siteDir, site }), src)) return []
    const remedy = `put the file at ${join(site.staticDirs[0]!, src)}, or fix the path`
    return [{ path, what: `the image ${src} does not exist`, remedy }]
  })
  const problems = toModuleProblems({ faults, file: join(siteDir, 'site.config.ts'), root })
  return problems.flatMap(problem => withSetting(problem, onBrokenImages))
}

/** Reports configured folders that do not exist, except the default one. */
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
