import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { CompressionEffort, Compressor } from './compress'

/** The output folder: remembers what belongs there, so that what does not can go. */
export interface Output {
  /** Makes an empty folder inside, for files that may yet turn out unfit. */
  openPending(): string
  /** Moves all files of the pending folder to their places. */
  adoptPending(): void
  dropPending(): void
  write(path: string, data: string | Uint8Array, effort: CompressionEffort): Promise<void>
  copy(path: string, file: string): Promise<void>
  copyTree(dir: string): Promise<void>
  /** Marks a file written by something else, or by an earlier build, as belonging. */
  keep(path: string): void
  /** Makes the compressed forms of pending files, unless an earlier build has left them. */
  compressPending(paths: string[]): Promise<void>
  removeStale(): void
  /** Bytes of all files, without their compressed forms. */
  bytes(): number
}

const COMPRESSED = /\.(?:br|gz)$/

/** Opens an output folder; nothing in it is touched before `removeStale`. */
export function createOutput(outDir: string, compressor: Compressor): Output {
  const kept = new Map<string, number>()
  const pending = join(outDir, '.pending')
  mkdirSync(outDir, { recursive: true })

  const write: Output['write'] = async (path, data, effort) => {
    const file = join(outDir, path)
    const bytes = Buffer.from(data as string)
    kept.set(path, bytes.length)
    const same = existsSync(file) && readFileSync(file).equals(bytes)
    if (!same) await compressor.write({ file, data: bytes, effort })
  }
  return {
    openPending() {
      rmSync(pending, { recursive: true, force: true })
      mkdirSync(pending)
      return pending
    },
    adoptPending: () => moveInto(pending, outDir),
    dropPending: () => rmSync(pending, { recursive: true, force: true }),
    write,
    keep: path => kept.set(path, statSync(join(outDir, path)).size),
    copy: (path, file) => write(path, readFileSync(file), 'asset'),
    async copyTree(dir) {
      for (const path of listFiles(dir)) await write(path, readFileSync(join(dir, path)), 'asset')
    },
    async compressPending(paths) {
      for (const path of paths.filter(path => !existsSync(join(outDir, `${path}.br`)))) {
        await compressor.write({ file: join(pending, path), effort: 'asset' })
      }
    },
    removeStale() {
      for (const path of listFiles(outDir)) {
        if (!kept.has(path.replace(COMPRESSED, ''))) rmSync(join(outDir, path))
      }
    },
    bytes: () => [...kept.values()].reduce((sum, size) => sum + size, 0),
  }
}

/** Moves what a folder holds into another one: whole folders where there is none of that name. */
function moveInto(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory() && existsSync(target)) moveInto(source, target)
    else renameSync(source, target)
  }
}

function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(dir.length + 1)
        .split(sep)
        .join('/'),
    )
}
