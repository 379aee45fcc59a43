import { type ChildProcess, fork } from 'node:child_process'
import { projectEnv } from './environments'

type Ask = (question: object) => Promise<unknown>

interface Worker {
  child: ChildProcess
  ask: Ask
}

/** Open workers by folder and script: at most one per environment, of 130 MB each. */
const open = new Map<string, Worker>()

/**
 * Returns a function that sends questions to a process in a folder, one at a time. The process is shared and kept,
 * because loading packages takes longer than answering, and ends with this process.
 */
export function openWorker({ folder, script }: { folder: string; script: string }): Ask {
  const name = `${folder} ${script}`
  let worker = open.get(name)
  if (!worker || worker.child.exitCode !== null) worker = start(folder, script)
  open.set(name, worker)
  return worker.ask
}

function start(folder: string, script: string): Worker {
  const child = fork(script, {
    cwd: folder,
    env: { ...process.env, ...projectEnv(folder) },
    // Ignored: packages print messages about patching.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  let last: Promise<unknown> = Promise.resolve()
  return {
    child,
    ask(question) {
      const answer = last.then(() => askChild(child, question))
      last = answer.catch(() => {})
      return answer
    },
  }
}

function askChild(child: ChildProcess, question: object): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`the sample process ended with code ${code}`))
    child.once('exit', onExit)
    child.once('message', answer => {
      child.off('exit', onExit)
      child.channel?.unref()
      resolve(answer)
    })
    child.channel?.ref()
    child.send(question)
  })
}
