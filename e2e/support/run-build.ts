import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type CommandEnd, commandEnv, root } from './run-server'

const HOST = fileURLToPath(new URL('./build-host.mjs', import.meta.url))

/** Shared by all spec files of a worker; ends with the worker. */
let host: ChildProcess | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a terminating command like `runCommand`, but in a process that has run others before: starting one takes
 * longer than most builds. Not for tests that depend on process state: loaded packages, startup and exit.
 */
export function runHosted(args: string[], env: Record<string, string> = {}): Promise<CommandEnd> {
  const end = last.then(() => run(args, env))
  last = end.catch(() => {})
  return end
}

export function runBuild(options: string[], env?: Record<string, string>): Promise<CommandEnd> {
  return runHosted(['build', ...options], env)
}

function run(args: string[], env: Record<string, string>): Promise<CommandEnd> {
  host ??= startHost()
  const child = host
  return new Promise((resolve, reject) => {
    const fail = (code: number | null) => {
      host = undefined
      reject(new Error(`the process that builds ended with ${code}`))
    }
    child.once('exit', fail)
    child.once('message', (end: CommandEnd) => {
      child.off('exit', fail)
      resolve(end)
    })
    child.send({ args, env })
  })
}

function startHost(): ChildProcess {
  const child = fork(HOST, { cwd: root, env: commandEnv, execArgv: [] })
  // Does not keep the worker alive.
  child.unref()
  child.channel?.unref()
  return child
}
