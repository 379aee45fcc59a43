import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { z } from 'zod'
import { dirname, join } from '../paths'
import { type Compressor, FORMS, gainsFromCompression } from './compress'
import { type FileStamp, fileStampSchema, isUntouched } from './file-stamp'
import { OWN_DIR } from './hosts'
import type { Manifest, OutputKind } from './outputs/manifest'

/** The output folder, with a list of the current build's files, so that others can be removed. */
export interface Output {
  /** Creates an empty folder inside, for files that become part of the output only if the build succeeds. */
  openPending(): string
  adoptPending(): void
  dropPending(): void
  write(path: string, data: string | Uint8Array, kind: OutputKind): Promise<void>
  copy(path: string, file: string, kind: OutputKind): Promise<void>
  settle(): Promise<void>
  read(path: string): string
  readBytes(path: string): Uint8Array
  /** Returns the transfer size of a file: that of its smallest version. */
  sentBytes(path: string): number
  /** Writes a file for hosts or the engine, which is not part of the site. */
  writePrivate(path: string, text: string): void
  /**
   * Sets the test for files that are unchanged since the last build, compressed versions included; by default
   * none is.
   */
  trust(isSound: (path: string) => boolean): void
  /** Keeps files of the last build if all are unchanged; returns whether they are. */
  reuse(files: { path: string; kind: OutputKind }[]): boolean
  /** Marks a file from elsewhere, or from an earlier build, as current. */
  keep(path: string): void
  /** Compresses pending files, unless valid compressed versions exist. */
  compressPending(paths: string[], formsDir?: string): Promise<void>
  /** Removes files of earlier builds that are not current; returns files that no build has written, which are kept. */
  removeStale(): string[]
  /** Saves the list of all current files for the next build. */
  writeOwned(stamps: Record<string, FileStamp>): void
  files(): string[]
  bytes(): number
}

/**
 * Opens an output folder; files are added to the manifest as they are written, and none is removed before
 * `removeStale`.
 */
export function createOutput(outDir: string, compressor: Compressor, manifest: Manifest): Output {
  const kept = new Map<string, number>()
  const pending = join(outDir, OWN_DIR, 'pending')
  let isSound = (_path: string) => false

  const write: Output['write'] = async (path, data, kind) => {
    const file = join(outDir, path)
    const bytes = Buffer.from(data as string)
    kept.set(path, bytes.length)
    // Checks the record first: without one, thousands of file lookups are avoided.
    const isThere = isSound(path) && existsSync(file) && readFileSync(file).equals(bytes)
    const effort = kind === 'asset' || kind === 'static' ? 'asset' : 'page'
    manifest.add(path, kind)
    // Authors may provide compressed versions themselves.
    const given = FORMS.filter(ending => manifest.has(path + ending))
    if (!isThere) await compressor.write({ file, data: bytes, effort, given })
  }
  const keep = (path: string) => {
    kept.set(path, statSync(join(outDir, path)).size)
  }
  return {
    openPending() {
      rmSync(pending, { recursive: true, force: true })
      mkdirSync(pending, { recursive: true })
      return pending
    },
    trust(test) {
      isSound = test
    },
    adoptPending: () => moveInto(pending, outDir),
    dropPending: () => rmSync(pending, { recursive: true, force: true }),
    write,
    settle: () => compressor.finish(),
    writePrivate(path, text) {
      const file = join(outDir, path)
      kept.set(path, Buffer.byteLength(text))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    },
    reuse(files) {
      if (!files.every(({ path }) => isSound(path))) return false
      for (const { path, kind } of files) {
        keep(path)
        manifest.add(path, kind)
      }
      return true
    },
    keep,
    read: path => readFileSync(join(outDir, path), 'utf8'),
    readBytes: path => readFileSync(join(outDir, path)),
    sentBytes: path =>
      Math.min(
        ...['', ...FORMS].map(
          form =>
            statSync(join(outDir, path + form), { throwIfNoEntry: false })?.size ?? Number.POSITIVE_INFINITY,
        ),
      ),
    copy: (path, file, kind) => write(path, readFileSync(file), kind),
    async compressPending(paths, formsDir) {
      for (const path of paths.filter(path => !isSound(path))) {
        await compressor.write({ file: join(pending, path), effort: 'asset', formsDir })
      }
    },
    removeStale() {
      const owned = readOwned(outDir)
      const rest = listFiles(outDir).filter(
        path => !kept.has(path) && !isForm(path) && !path.startsWith(`${OWN_DIR}/`),
      )
      const isOurs = (path: string) => {
        const stamp = owned?.[path]
        return !owned || (stamp !== undefined && isUntouched(outDir, path, stamp))
      }
      const stale = rest.filter(isOurs)
      for (const path of stale) rmSync(join(outDir, path))
      for (const dir of new Set(stale.map(path => dirname(join(outDir, path))))) removeEmpty(dir)
      const gone = new Set(stale)
      return rest.filter(path => !gone.has(path))
    },
    writeOwned(stamps) {
      writeFileSync(join(outDir, OWNED_FILE), JSON.stringify(stamps))
    },
    files: () => listFiles(outDir).filter(path => !path.startsWith(`${OWN_DIR}/`)),
    bytes: () => [...kept.values()].reduce((sum, size) => sum + size, 0),
  }

  function isForm(path: string): boolean {
    const ending = FORMS.find(ending => path.endsWith(ending))
    const plain = ending && path.slice(0, -ending.length)
    return plain !== undefined && kept.has(plain) && gainsFromCompression(plain)
  }
}

const OWNED_FILE = `${OWN_DIR}/files.json`

/** Reads the list of files of the last build; undefined without a list, and then all files count as built. */
function readOwned(outDir: string): Record<string, FileStamp> | undefined {
  const file = join(outDir, OWNED_FILE)
  if (!existsSync(file)) return undefined
  return z
    .record(z.string(), fileStampSchema)
    .catch({})
    .parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Removes an empty folder, and ancestors that become empty. */
function removeEmpty(dir: string): void {
  if (!existsSync(dir) || readdirSync(dir).length > 0) return
  rmdirSync(dir)
  removeEmpty(dirname(dir))
}

/** Moves the content of a folder into another one; whole folders where the target has none of that name. */
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
    .map(entry => join(entry.parentPath, entry.name).slice(dir.length + 1))
}
