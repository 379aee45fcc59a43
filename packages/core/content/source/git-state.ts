import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from '../../paths'

/** Files that a commit, a checkout or another remote changes. */
const TELLING = ['HEAD', 'logs/HEAD', 'config']

/** Changes when Git may answer differently about the files of a folder; asks the disk, as Git takes a while. */
export function readGitState(folder: string): string {
  const dir = findGitDir(folder)
  if (!dir) return ''
  return TELLING.map(name => statSync(join(dir, name), { throwIfNoEntry: false }))
    .map(stat => (stat ? `${stat.mtimeMs} ${stat.size}` : '-'))
    .join()
}

function findGitDir(folder: string): string | undefined {
  for (let dir = folder; ; dir = dirname(dir)) {
    const entry = join(dir, '.git')
    if (existsSync(entry)) {
      if (statSync(entry).isDirectory()) return entry
      // A worktree or submodule keeps it elsewhere.
      const [, path] = /^gitdir: (.+)$/m.exec(readFileSync(entry, 'utf8')) ?? []
      return path && resolve(dir, path)
    }
    if (dir === dirname(dir)) return undefined
  }
}
