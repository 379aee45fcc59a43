import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the checkout. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Builds and installations of the bench; may be deleted at any time. */
export const workDir = join(root, '.cache/bench')
