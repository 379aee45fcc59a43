import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, relative, toSlashes } from '../../paths'

/** "@scope/name/part" -> "@scope/name". */
export function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** Whether a module id is a package name; other modules are absolute files. */
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

/** Whether a package.json above a file lists a package, so that it is only not installed yet. */
export function isDeclared(name: string, file: string): boolean {
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir)) {
    const manifest = join(dir, 'package.json')
    if (!existsSync(manifest)) continue
    const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))
    if (dependencies?.[name] || devDependencies?.[name]) return true
  }
  return false
}

/**
 * Returns the id of an island, as in the registry of the client bundle: a path relative to the site folder, or
 * a package name.
 */
export function islandId({ siteDir }: { siteDir: string }, module: string): string {
  return isPackage(module) ? module : relative(siteDir, module)
}
