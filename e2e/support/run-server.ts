import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The test runner's NODE_ENV must not affect the commands. */
const { NODE_ENV: _, ...env } = process.env

/** A running command that serves pages. */
export interface ServedSite {
  url: string
  output(): string
  stop(): Promise<void>
}

/** Starts a server command and waits until it prints its address. */
export async function runServer(
  args: string[],
  cwd = root,
  script = 'packages/core/cli/run.mjs',
): Promise<ServedSite> {
  const child = spawn(process.execPath, [script, ...args, '--port', '0'], { cwd, env })
  let text = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk
      const found = /the site is at (\S+)/.exec(text)
      if (found) resolve(found[1]!)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', code => reject(new Error(`the server ended with code ${code}:\n${text}`)))
  })
  return { url, output: () => text, stop: () => stop(child) }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    child.removeAllListeners('exit')
    child.on('exit', () => resolve())
    child.kill()
  })
}

/** Exit code of a command, and its output. */
export interface CommandEnd {
  code: number | null
  text: string
}

/** Environment for non-interactive commands. */
export const commandEnv = { ...env, CI: '1' }

/** Runs a command to its end; `script` selects the launcher of another package. */
export function runCommand(
  args: string[],
  more: Record<string, string> = {},
  script = 'packages/core/cli/run.mjs',
): Promise<CommandEnd> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { ...commandEnv, ...more },
  })
  let text = ''
  child.stdout.on('data', chunk => (text += chunk))
  child.stderr.on('data', chunk => (text += chunk))
  return new Promise(resolve => child.on('exit', code => resolve({ code, text })))
}

/** Runs a server command on a port that is already in use. */
export async function runOnTakenPort(args: string[]): Promise<CommandEnd & { port: number }> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const end = await runCommand([...args, '--port', String(port)])
  server.close()
  return { ...end, port }
}
