import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { dirname, join, toSlashes } from '../../paths'
import { packageName } from '../modules/packages'
import { remember } from './remember'

const manifestSchema = z.object({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
})

/** Lists installed versions of packages and all their dependencies: "name@version", sorted. */
export interface PackageVersions {
  ofNames(specifiers: Iterable<string>, from: string): string[]
  ofFiles(files: Iterable<string>): string[]
}

export function createPackageVersions(): PackageVersions {
  const read = remember((file: string) =>
    manifestSchema.catch({}).parse(JSON.parse(readFileSync(file, 'utf8'))),
  )
  const isThere = remember(existsSync)
  const findManifest = (name: string, dir: string): string | undefined => {
    for (let folder = dir; ; folder = dirname(folder)) {
      const file = join(folder, 'node_modules', name, 'package.json')
      if (isThere(file)) return file
      if (folder === dirname(folder)) return undefined
    }
  }
  const closures = new Map<string, string[]>()
  /** Returns a package with all its dependencies; cached, because hundreds of modules use the same packages. */
  const closureOf = (name: string, from: string): string[] => {
    const top = findManifest(name, from)
    const known = top ? closures.get(top) : []
    if (known) return known
    const found = new Map<string, string>()
    const visit = (inner: string, dir: string) => {
      const file = findManifest(inner, dir)
      if (!file || found.has(file)) return
      const { version, ...needs } = read(file)
      found.set(file, `${inner}@${version}`)
      for (const group of Object.values(needs))
        for (const need of Object.keys(group ?? {})) visit(need, dirname(file))
    }
    visit(name, from)
    closures.set(top!, [...found.values()])
    return [...found.values()]
  }
  const collect = (places: { name: string; from: string }[]) =>
    [...new Set(places.flatMap(({ name, from }) => closureOf(name, from)))].sort()
  return {
    ofNames: (specifiers, from) => collect([...specifiers].map(name => ({ name: packageName(name), from }))),
    ofFiles: files => collect([...files].flatMap(file => placeOf(file) ?? [])),
  }
}

/** Returns the package of a file, and the folder it is installed in. */
function placeOf(file: string): { name: string; from: string } | undefined {
  const [, from, rest] = /^(.*)\/node_modules\/(.*)$/.exec(toSlashes(file)) ?? []
  return from && rest ? { name: packageName(rest), from } : undefined
}
