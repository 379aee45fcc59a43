import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { z } from 'zod'
import { join } from '../paths'

/** How a file was when it was written: size, hash, and the time at which the file system last changed it. */
export const fileStampSchema = z.tuple([z.number(), z.string(), z.number()])

export type FileStamp = z.output<typeof fileStampSchema>

/** Whether a file is as it was; it is only read when it was touched since, by a copy or by something worse. */
export function isUntouched(dir: string, path: string, [size, hash, time]: FileStamp): boolean {
  const stat = statSync(join(dir, path), { throwIfNoEntry: false })
  if (!stat?.isFile() || stat.size !== size) return false
  return stat.ctimeMs === time || hashFile(dir, path) === hash
}

/** Stamps a file; `known` is an earlier stamp that may still hold. */
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
