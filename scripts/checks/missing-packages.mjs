import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const proofs = fileURLToPath(new URL('../../proofs', import.meta.url))

/** Copy of the lock file that the packages were installed from. */
export const stampOf = folder => join(folder, 'node_modules', '.installed-lock.json')

/** Returns the folders of proofs/ whose packages are missing or were installed from another lock file. */
export function findMissing() {
  const lines = readdirSync(join(proofs, 'lines')).map(name => join(proofs, 'lines', name))
  return [proofs, ...lines].filter(folder => {
    const [lock, stamp] = [join(folder, 'package-lock.json'), stampOf(folder)]
    if (!existsSync(lock)) return false
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== readFileSync(lock, 'utf8')
  })
}
