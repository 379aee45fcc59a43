import { fork } from 'node:child_process'
import { dirname, fileOf, relative } from 'inkstone/paths'
import { SiteError } from 'inkstone/report'
import type { ConfigAnswer } from './read-config'

const LIMIT_MS = 60_000

/** What a Docusaurus configuration says, as plain data. */
export async function runConfig(
  file: string,
  root: string,
): Promise<Extract<ConfigAnswer, { config: unknown }>> {
  const label = relative(root, file)
  // The launcher bundles read-config.ts beside this file.
  const child = fork(fileOf(new URL('./inkstone-docusaurus-read-config.mjs', import.meta.url)), [file], {
    // A configuration reads its files as it is started: from its own folder.
    cwd: dirname(file),
    silent: true,
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), LIMIT_MS)
  const answer = await new Promise<ConfigAnswer>(resolve => {
    child.on('message', message => resolve(message as ConfigAnswer))
    child.on('exit', code =>
      resolve({ file, error: `it ended its process (${code ?? `no answer in ${LIMIT_MS / 1000} s`})` }),
    )
  }).finally(() => clearTimeout(timer))
  if ('config' in answer) return answer
  throw new SiteError({
    what: `${label} cannot be run: ${answer.error}`,
    where: { file: label },
    remedy: 'make it run with `node`; packages that are not installed are no problem',
  })
}
