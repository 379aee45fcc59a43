import { execFile } from 'node:child_process'

/** Path segment of edit pages by host, between the repository's address and the branch. */
const EDIT_PATHS: Record<string, string> = {
  'github.com': 'edit',
  'gitlab.com': '-/edit',
  'gitee.com': 'edit',
}

/**
 * Returns the prefix of a folder's edit links from its git checkout: the remote "origin" (or the only remote),
 * the branch, and the path in the repository. Undefined if one is missing or the host is unknown.
 */
export async function readEditBase(folder: string): Promise<string | undefined> {
  const git = (...args: string[]) => runGit(folder, args)
  const remotes = (await git('remote')).split('\n').filter(Boolean)
  const remote = remotes.includes('origin') ? 'origin' : remotes.length === 1 ? remotes[0]! : undefined
  if (!remote) return undefined
  const [url, branch, prefix] = await Promise.all([
    git('remote', 'get-url', remote),
    git('symbolic-ref', '--quiet', '--short', 'HEAD'),
    git('rev-parse', '--show-prefix'),
  ])
  const repository = parseRemote(url)
  if (!repository || !branch) return undefined
  const { host, path } = repository
  const segments = [...branch.split('/'), ...prefix.split('/').filter(Boolean)].map(encodeURIComponent)
  return [`https://${host}/${path}`, EDIT_PATHS[host], ...segments].join('/')
}

/** Parses a remote on a known host to host and path, without user, password, port and ".git". */
export function parseRemote(remote: string): { host: string; path: string } | undefined {
  const [, host = '', path = ''] =
    /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/:@]+)(?::\d+)?\/(.+)$/.exec(remote) ??
    /^(?:[^/@:]*@)?([^/:@]+):(?!\/)(.+)$/.exec(remote) ??
    []
  const name = host.toLowerCase()
  const clean = path.replace(/\/+$/, '').replace(/\.git$/, '')
  const isPlain = /^[\w.-]+(?:\/[\w.-]+)+$/.test(clean) && !/(?:^|\/)\.\.?(?:\/|$)/.test(clean)
  return Object.hasOwn(EDIT_PATHS, name) && isPlain ? { host: name, path: clean } : undefined
}

function runGit(cwd: string, args: string[]): Promise<string> {
  const options = { cwd, env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' } }
  return new Promise(resolve => {
    execFile('git', args, options, (error, stdout) => resolve(error ? '' : stdout.trim()))
  })
}
