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
import { dirname, isAbsolute, join, relative } from '../paths'
import { SiteError } from '../report'
import { OWN_DIR } from './hosts'

interface Folders {
  root: string
  siteDir: string
  outDir: string
}

interface WrittenFolders extends Folders {
  cacheDir: string
}

export interface ClaimedFolder {
  release(): void
}

/** Folders of a site that contain sources. */
const SOURCES = /^(?:docs|blog|pages|components|data|static|versioned_docs|versioned_sidebars)(?:\/|$)/

/**
 * Locks the output folder for this build; it must be empty or from an earlier build, because stale files are
 * removed from it.
 */
export function claimFolder(folders: WrittenFolders): ClaimedFolder {
  refuseSources(folders)
  try {
    return lock(folders)
  } catch (error) {
    const isLost = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw isLost ? refusal(folders, 'cannot be made there') : explainWriteFailure(error, folders)
  }
}

/** Throws if the output folder contains the site or is one of its source folders. @public */
export function refuseSources(folders: Folders): void {
  const { siteDir, outDir } = folders
  const inside = relative(outDir, siteDir)
  const isApart = inside === '..' || inside.startsWith('../') || isAbsolute(inside)
  if (!isApart) throw refusal(folders, 'holds the site itself')
  if (SOURCES.test(relative(siteDir, outDir))) throw refusal(folders, 'is a folder of the sources')
}

function lock(folders: Folders): ClaimedFolder {
  const { outDir } = folders
  const own = join(outDir, OWN_DIR)
  const isNew = !existsSync(outDir)
  // An empty folder of that name proves nothing.
  const isOurs = existsSync(own) && readdirSync(own).length > 0
  if (!isNew && !isOurs && readdirSync(outDir).some(name => name !== OWN_DIR))
    throw refusal(folders, 'has files in it that no build has written')
  makeFolders(own)
  const file = join(own, 'lock')
  takeLock(folders, file)
  return {
    release() {
      rmSync(file, { force: true })
      // Removes the folders that a failed first build has created.
      for (const dir of [own, outDir]) if (existsSync(dir) && readdirSync(dir).length === 0) rmdirSync(dir)
    },
  }
}

/** Writes the lock atomically; fails if a running build holds it. */
function takeLock(folders: Folders, file: string): void {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' })
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = readHolder(file)
    if (holder !== undefined) throw held(folders, holder)
    if (!existsSync(file)) continue
    // The lock is left over from a terminated build. Renamed before its removal, to notice a lock that another
    // build has written since.
    const left = `${file}-${process.pid}`
    renameSync(file, left)
    const other = readHolder(left)
    if (other !== undefined) {
      renameSync(left, file)
      throw held(folders, other)
    }
    rmSync(left)
  }
}

/**
 * Creates folders one by one: Node's recursive mkdir loops forever if a folder cannot be created although its
 * parent exists.
 */
function makeFolders(dir: string): void {
  if (existsSync(dir)) return
  makeFolders(dirname(dir))
  mkdirSync(dir)
}

/** Returns the running process that holds a lock; zero while the lock is being written. */
function readHolder(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  const pid = Number(text)
  if (text === '' && Date.now() - statSync(file).mtimeMs < 10_000) return 0
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return undefined
  try {
    process.kill(pid, 0)
    return pid
  } catch (error) {
    // EPERM means that the process of another user is running.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : undefined
  }
}

function held(folders: Folders, pid: number): SiteError {
  return new SiteError({
    what: `another build (process ${pid}) is writing to ${nameOf(folders)}`,
    remedy: 'wait until it has ended, or build into another folder with --out',
  })
}

function refusal(folders: Folders, why: string): SiteError {
  return new SiteError({
    what: `the output folder ${nameOf(folders)} ${why}`,
    remedy: 'choose another, empty or new (--out dist), or empty it yourself when nothing in it is needed',
  })
}

const REASONS: Record<string, string> = {
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'a file is larger than the system allows',
  EACCES: 'this user may not write there',
  EPERM: 'the system does not allow it',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
  EMFILE: 'too many files are open',
}

/** Turns file system errors into a one-line problem; returns other errors unchanged. */
export function explainWriteFailure(error: unknown, folders: WrittenFolders): unknown {
  if (!(error instanceof Error)) return error
  // Errors from a thread or the bundler lose their code, but not their message.
  const message = error instanceof SiteError ? (error.problems[0]?.what ?? '') : error.message
  const code = (error as NodeJS.ErrnoException).code ?? /^(E[A-Z]+):/.exec(message)?.[1] ?? ''
  const path = (error as NodeJS.ErrnoException).path ?? /'([^']+)'/.exec(message)?.[1]
  const reason = REASONS[code]
  // The failing path may also be an ancestor of our folders.
  const isOurs =
    !path ||
    [folders.outDir, folders.cacheDir].some(dir => path.startsWith(dir) || dir.startsWith(`${path}/`))
  if (!reason || !isOurs) return error
  return new SiteError(
    {
      what: `cannot write ${path ? relative(folders.root, path) : `to ${nameOf(folders)}`}: ${reason}`,
      remedy: 'make room or change the rights, or build elsewhere: --out and --cache name the folders',
    },
    { cause: error },
  )
}

function nameOf({ root, outDir }: Folders): string {
  return relative(root, outDir) || 'that is the project'
}
