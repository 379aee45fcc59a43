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

/** The output folder: remembers what belongs there, so that what does not can go. */
export interface Output {
  /** Makes an empty folder inside, for files that may yet turn out unfit. */
  openPending(): string
  adoptPending(): void
  dropPending(): void
  write(path: string, data: string | Uint8Array, kind: OutputKind): Promise<void>
  copy(path: string, file: string, kind: OutputKind): Promise<void>
  settle(): Promise<void>
  read(path: string): string
  readBytes(path: string): Uint8Array
  /** What a host sends of a file that stands in its place: its smallest form. */
  sentBytes(path: string): number
  /** Writes a file for hosts and for the engine itself. */
  writePrivate(path: string, text: string): void
  /** Says which files of the last build are as it left them, compressed forms included; without it none is. */
  trust(isSound: (path: string) => boolean): void
  /** Takes over what the last build wrote, if all of it is as it was left. */
  reuse(files: { path: string; kind: OutputKind }[]): boolean
  /** Marks a file written by something else, or by an earlier build, as belonging. */
  keep(path: string): void
  /** Makes the compressed forms of pending files, unless an earlier build has left them whole. */
  compressPending(paths: string[], formsDir?: string): Promise<void>
  /** Removes what earlier builds wrote and this one did not; returns files that no build has written, which stay. */
  removeStale(): string[]
  /** Keeps a list of all files that belong, for the next build. */
  writeOwned(stamps: Record<string, FileStamp>): void
  files(): string[]
  bytes(): number
}

/** Opens an output folder; nothing in it is touched before `removeStale`. What is written joins the manifest. */
export function createOutput(outDir: string, compressor: Compressor, manifest: Manifest): Output {
  const kept = new Map<string, number>()
  const pending = join(outDir, OWN_DIR, 'pending')
  let isSound = (_path: string) => false

  const write: Output['write'] = async (path, data, kind) => {
    const file = join(outDir, path)
    const bytes = Buffer.from(data as string)
    kept.set(path, bytes.length)
    // The record first: where there is none, nothing is looked for among thousands of files.
    const isThere = isSound(path) && existsSync(file) && readFileSync(file).equals(bytes)
    const effort = kind === 'asset' || kind === 'static' ? 'asset' : 'page'
    manifest.add(path, kind)
    // An author may bring compressed forms of their own.
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

/** What the last build has written; unknown where it was made before there was a list, and then all is. */
function readOwned(outDir: string): Record<string, FileStamp> | undefined {
  const file = join(outDir, OWNED_FILE)
  if (!existsSync(file)) return undefined
  return z
    .record(z.string(), fileStampSchema)
    .catch({})
    .parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Removes a folder that holds nothing, and those above it that then hold nothing. */
function removeEmpty(dir: string): void {
  if (!existsSync(dir) || readdirSync(dir).length > 0) return
  rmdirSync(dir)
  removeEmpty(dirname(dir))
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
    .map(entry => join(entry.parentPath, entry.name).slice(dir.length + 1))
}
