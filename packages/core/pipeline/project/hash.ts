import { createHash } from 'node:crypto'

/** Returns a short content hash; parts are separated, so moving a character between them changes it. */
export function contentHash(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex').slice(0, 16)
}
