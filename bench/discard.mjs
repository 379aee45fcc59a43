// Defers the removal of folders: ext4 iterates over the inodes of recently removed files, so removals slow down the
// next build.
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { workDir } from './places.mjs'

const bin = join(workDir, 'discarded')

/** Moves a file or folder to the bin. */
export function discard(path) {
  if (!existsSync(path)) return
  mkdirSync(bin, { recursive: true })
  renameSync(path, join(bin, randomUUID()))
}

/** Empties the bin; nothing should be measured in the minutes after that. */
export function emptyBin() {
  rmSync(bin, { recursive: true, force: true })
}
