import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { contentHash, createPackageVersions } from '../pipeline'

/** What the launcher writes beside the engine's bundle. */
const madeSchema = z.object({
  code: z.string(),
  /** Packages that it imports when it runs. */
  packages: z.array(z.string()),
})

/** Identity of the engine: its code and the versions of the packages it runs with. */
export function readEngineKey(root: string): string {
  const file = new URL('./made.json', import.meta.url)
  const { code, packages } = madeSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  return contentHash(code, process.version, ...createPackageVersions().ofNames(packages, root))
}
