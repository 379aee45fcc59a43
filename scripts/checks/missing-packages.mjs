import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const proofs = fileURLToPath(new URL('../../proofs', import.meta.url))

/** Where the lock file is kept that packages were installed by. */
export const stampOf = folder => join(folder, 'node_modules', '.installed-lock.json')

/** Folders of proofs/ whose packages are not installed, or are those of another lock file. */
export function findMissing() {
  const lines = readdirSync(join(proofs, 'lines')).map(name => join(proofs, 'lines', name))
  return [proofs, ...lines].filter(folder => {
    const [lock, stamp] = [join(folder, 'package-lock.json'), stampOf(folder)]
    if (!existsSync(lock)) return false
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== readFileSync(lock, 'utf8')
  })
}
