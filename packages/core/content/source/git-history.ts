import { execFile } from 'node:child_process'

export interface FileHistory {
  /** ISO dates. */
  created: string
  updated: string
  author: string
}

export type GitHistory = Map<string, FileHistory>

/** History of every file in a folder, from one call of git; empty without git or a repository. */
export async function readGitHistory(folder: string): Promise<GitHistory> {
  const args = [
    '-c',
    'core.quotePath=false',
    'log',
    '--relative',
    '--name-only',
    '--format=%x01%ct%x02%an%x02%D',
  ]
  const output = await new Promise<string>(resolve => {
    const options = { cwd: folder, maxBuffer: 2 ** 30, env: { ...process.env, GIT_OPTIONAL_LOCKS: '0' } }
    execFile('git', [...args, '--', '.'], options, (error, stdout) => resolve(error ? '' : stdout))
  })
  return parseGitLog(output)
}

function parseGitLog(output: string): GitHistory {
  const history: GitHistory = new Map()
  for (const commit of output.split('\u0001').slice(1)) {
    const [head = '', ...files] = commit.split('\n')
    const [seconds, author = '', decorations = ''] = head.split('\u0002')
    // The oldest commit of a shallow clone seems to add every file: it says nothing about them.
    if (/\bgrafted\b/.test(decorations)) continue
    const date = new Date(Number(seconds) * 1000).toISOString()
    for (const file of files) {
      if (!file) continue
      const known = history.get(file)
      if (known) known.created = date
      else history.set(file, { created: date, updated: date, author })
    }
  }
  return history
}
