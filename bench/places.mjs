import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Everything the bench builds or installs; may be deleted at any time. */
export const workDir = join(root, '.cache/bench')
