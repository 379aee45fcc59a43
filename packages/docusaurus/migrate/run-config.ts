import { fork } from 'node:child_process'
import { dirname, fileOf, relative } from 'inkstone/paths'
import { SiteError } from 'inkstone/report'
import type { ConfigAnswer } from './read-config'

const LIMIT_MS = 60_000

/** Evaluates a Docusaurus config and returns it as plain data. */
export async function runConfig(
  file: string,
  root: string,
): Promise<Extract<ConfigAnswer, { config: unknown }>> {
  const label = relative(root, file)
  // The launcher bundles read-config.ts next to this file.
  const child = fork(fileOf(new URL('./inkstone-docusaurus-read-config.mjs', import.meta.url)), [file], {
    // A config reads files relative to its own folder.
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
