import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, relative, toSlashes } from '../../paths'

/** "@scope/name/part" -> "@scope/name". */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** Whether a module is known by the name of a package; others are by their absolute files. */
export function isPackage(module: string): boolean {
  return !isAbsolute(module)
}

export function findPackageFile(siteDir: string, specifier: string): string | undefined {
  try {
    return toSlashes(createRequire(join(siteDir, 'site.config.ts')).resolve(specifier))
  } catch {
    return undefined
  }
}

/** Whether a package.json above a file names a package: then it is only not installed yet. */
export function isDeclared(name: string, file: string): boolean {
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir)) {
    const manifest = join(dir, 'package.json')
    if (!existsSync(manifest)) continue
    const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))
    if (dependencies?.[name] || devDependencies?.[name]) return true
  }
  return false
}

/** Island ids are paths relative to the site folder, or names of packages: the same in the registry of the client bundle. */
export function islandId({ siteDir }: { siteDir: string }, module: string): string {
  return isPackage(module) ? module : relative(siteDir, module)
}
