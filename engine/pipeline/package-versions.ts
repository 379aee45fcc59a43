import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'

const manifestSchema = z.object({
  version: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  peerDependencies: z.record(z.string(), z.string()).optional(),
})

/** Tells the versions of packages and of all that they depend on, as they are installed: "name@version", sorted. */
export interface PackageVersions {
  /** Of the packages that specifiers name, seen from a folder. */
  ofNames(specifiers: Iterable<string>, from: string): string[]
  /** Of the packages that files belong to. */
  ofFiles(files: Iterable<string>): string[]
}

/** Prepares to look packages up; each manifest is read once. */
export function createPackageVersions(): PackageVersions {
  const manifests = new Map<string, z.output<typeof manifestSchema>>()
  const read = (file: string) => {
    const known = manifests.get(file)
    if (known) return known
    const manifest = manifestSchema.catch({}).parse(JSON.parse(readFileSync(file, 'utf8')))
    manifests.set(file, manifest)
    return manifest
  }
  const collect = (places: { name: string; from: string }[]) => {
    const found = new Map<string, string>()
    const visit = (name: string, from: string) => {
      const file = findManifest(name, from)
      if (!file || found.has(file)) return
      const { version, ...needs } = read(file)
      found.set(file, `${name}@${version}`)
      const names = Object.values(needs).flatMap(group => Object.keys(group ?? {}))
      for (const inner of names) visit(inner, dirname(file))
    }
    for (const { name, from } of places) visit(name, from)
    return [...found.values()].sort()
  }
  return {
    ofNames: (specifiers, from) => collect([...specifiers].map(name => ({ name: packageName(name), from }))),
    ofFiles: files => collect([...files].flatMap(file => placeOf(file) ?? [])),
  }
}

/** The package of a file, and the folder that it was installed into. */
function placeOf(file: string): { name: string; from: string } | undefined {
  const [, from, rest] = /^(.*)[\\/]node_modules[\\/](.*)$/.exec(file) ?? []
  return from && rest ? { name: packageName(rest.replaceAll('\\', '/')), from } : undefined
}

/** "@scope/name/part" -> "@scope/name". */
function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

function findManifest(name: string, dir: string): string | undefined {
  for (let folder = dir; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', name, 'package.json')
    if (existsSync(file)) return file
    if (folder === dirname(folder)) return undefined
  }
}
