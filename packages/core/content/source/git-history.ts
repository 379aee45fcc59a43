import { execFile } from 'node:child_process'

export interface FileHistory {
  /** ISO dates. */
  created: string
  updated: string
  author: string
}

export type GitHistory = Map<string, FileHistory>

/** Reads the history of all files in a folder with one git call; empty without git or a repository. */
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
    // In a shallow clone, the oldest commit seems to add every file, so it is skipped.
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
