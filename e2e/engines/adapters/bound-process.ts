import { type ChildProcess, spawn } from 'node:child_process'

/** A process that ends with this one, however that ends. */
export interface BoundProcess {
  child: ChildProcess
  stop(): Promise<void>
}

/** A shell waits for the end of its input, which comes with the end of the process on the other side. */
const WATCH = '"$@" & read _; kill $!; wait $!'

/** Starts a program; what it writes to the file descriptor 3 can be read. */
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
