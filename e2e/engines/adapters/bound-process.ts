import { type ChildProcess, spawn } from 'node:child_process'

/** A child process that ends with this one, even if this one is killed. */
export interface BoundProcess {
  child: ChildProcess
  stop(): Promise<void>
}

/** The shell waits for the end of its input, which comes when this process ends, and then kills the program. */
const WATCH = '"$@" & read _; kill $!; wait $!'

/** Starts a program, with file descriptor 3 as a readable pipe. */
export function startBound(command: string[], env: Record<string, string> = {}): BoundProcess {
  const child = spawn('sh', ['-c', WATCH, 'sh', ...command], {
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<void>(resolve => child.on('exit', () => resolve()))
  return {
    child,
    stop() {
      child.stdin?.end()
      return ended
    },
  }
}
