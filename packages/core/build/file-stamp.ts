import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { join } from '../paths'

/** State of a written file: size, hash, and change time. */
export const fileStampSchema = z.tuple([z.number(), z.string(), z.number()])

export type FileStamp = z.output<typeof fileStampSchema>

/** Whether a file is unchanged; its content is only read if the change time differs, for example in a copy. */
export function isUntouched(dir: string, path: string, [size, hash, time]: FileStamp): boolean {
  const stat = statSync(join(dir, path), { throwIfNoEntry: false })
  if (!stat?.isFile() || stat.size !== size) return false
  return stat.ctimeMs === time || hashFile(dir, path) === hash
}

/** Returns the stamp of a file; reuses `known` if it still applies. */
export function stampFile(dir: string, path: string, known: FileStamp | undefined): FileStamp {
  const { size, ctimeMs } = statSync(join(dir, path))
  if (known && known[0] === size && known[2] === ctimeMs) return known
  return [size, hashFile(dir, path), ctimeMs]
}

function hashFile(dir: string, path: string): string {
  return createHash('sha1')
    .update(readFileSync(join(dir, path)))
    .digest('base64')
}
