import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { contentHash, createPackageVersions } from '../pipeline'

/** File that the launcher writes next to the engine's bundle. */
const madeSchema = z.object({
  code: z.string(),
  /** External packages of the bundle. */
  packages: z.array(z.string()),
})

/** Returns a hash of the engine's code and the versions of its packages. */
export function readEngineKey(root: string): string {
  const file = new URL('./made.json', import.meta.url)
  const { code, packages } = madeSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return contentHash(code, process.version, ...createPackageVersions().ofNames(packages, root))
}
