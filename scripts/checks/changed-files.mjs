import { execFileSync } from 'node:child_process'

/** Possible base branches. */
const BASES = ['origin/HEAD', 'origin/main', 'main']

/**
 * Returns the files that differ from the branch point, including uncommitted ones. If the branch point is
 * unknown, as on the main branch: undefined, or the uncommitted files with `isUncommitted`.
 */
export function listChanged(root, { isUncommitted = false } = {}) {
  const ask = (...args) => {
    try {
      const stdio = ['ignore', 'pipe', 'ignore']
      return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio }).trim()
    } catch {
      return undefined
    }
  }
  const branch = ask('rev-parse', '--abbrev-ref', 'HEAD')
  const base = BASES.find(name => name !== branch && ask('rev-parse', '--verify', name) !== undefined)
  const start = base ? ask('merge-base', 'HEAD', base) : isUncommitted ? 'HEAD' : undefined
  if (!start) return undefined
  const listed = [
    ask('diff', '--name-only', '--no-renames', start),
    ask('ls-files', '--others', '--exclude-standard'),
  ]
  return listed.includes(undefined) ? undefined : listed.flatMap(text => text.split('\n')).filter(Boolean)
}
