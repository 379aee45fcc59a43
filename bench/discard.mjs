// Removes folders late: ext4 passes over the inodes of files that went within the last minutes, one by one, so that a
// build that follows pays for what was removed before it.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { workDir } from './places.mjs'

const bin = join(workDir, 'discarded')

/** Moves a file or folder out of the way. */
export function discard(path) {
  if (!existsSync(path)) return
  mkdirSync(bin, { recursive: true })
  renameSync(path, join(bin, randomUUID()))
}

/** Removes what was discarded; nothing should be measured in the minutes after it. */
export function emptyBin() {
  rmSync(bin, { recursive: true, force: true })
}
