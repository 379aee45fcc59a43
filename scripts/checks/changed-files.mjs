import { execFileSync } from 'node:child_process'

/** Where a branch may have begun. */
const BASES = ['origin/HEAD', 'origin/main', 'main']

/**
 * Files that differ from where this branch began, those not committed included. On a main branch of its own, where that
 * is not known: undefined, or with `isUncommitted` those not committed.
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
