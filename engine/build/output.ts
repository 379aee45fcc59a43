import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { type CompressionEffort, writeCompressed } from './compress'

/** The output folder: remembers what belongs there, so that what does not can go. */
export interface Output {
  /** Makes an empty folder inside, for files that may yet turn out unfit. */
  openPending(): string
  /** Moves all files of the pending folder to their places. */
  adoptPending(): void
  dropPending(): void
  write(path: string, data: string | Uint8Array, effort: CompressionEffort): void
  copy(path: string, file: string): void
  copyTree(dir: string): void
  /** Marks a page written by a worker, or by an earlier build, as belonging. */
  keep(path: string): void
  /** Keeps files that something else wrote, and writes the compressed forms they lack. */
  keepCompressed(paths: string[]): void
  removeStale(): void
  /** Bytes of all files, without their compressed forms. */
  bytes(): number
}

const COMPRESSED = /\.(?:br|gz)$/

/** Opens an output folder; nothing in it is touched before `removeStale`. */
export function createOutput(outDir: string): Output {
  const kept = new Map<string, number>()
  const pending = join(outDir, '.pending')
  mkdirSync(outDir, { recursive: true })

  const keep = (path: string) => kept.set(path, statSync(join(outDir, path)).size)
  const write = (path: string, data: string | Uint8Array, effort: CompressionEffort) => {
    const file = join(outDir, path)
    const bytes = Buffer.from(data as string)
    const same = existsSync(file) && readFileSync(file).equals(bytes)
    if (!same) writeCompressed(file, bytes, effort)
    kept.set(path, bytes.length)
  }
  return {
    openPending() {
      rmSync(pending, { recursive: true, force: true })
      mkdirSync(pending)
      return pending
    },
    adoptPending() {
      for (const path of listFiles(pending)) {
        mkdirSync(dirname(join(outDir, path)), { recursive: true })
        renameSync(join(pending, path), join(outDir, path))
      }
    },
    dropPending: () => rmSync(pending, { recursive: true, force: true }),
    write,
    keep,
    copy: (path, file) => write(path, readFileSync(file), 'asset'),
    copyTree(dir) {
      for (const path of listFiles(dir)) write(path, readFileSync(join(dir, path)), 'asset')
    },
    keepCompressed(paths) {
      for (const path of paths) {
        const file = join(outDir, path)
        if (!existsSync(`${file}.br`)) writeCompressed(file, readFileSync(file), 'asset')
        keep(path)
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
