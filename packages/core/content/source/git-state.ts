import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from '../../paths'

/** Files that change with a commit, a checkout or another remote. */
const TELLING = ['HEAD', 'logs/HEAD', 'config']

/** Returns a string that changes when Git results may change; reads file stats, because running Git is slow. */
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
      // In a worktree or submodule, `.git` is a file with the path.
      const [, path] = /^gitdir: (.+)$/m.exec(readFileSync(entry, 'utf8')) ?? []
      return path && resolve(dir, path)
    }
    if (dir === dirname(dir)) return undefined
  }
}
