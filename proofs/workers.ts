import { type ChildProcess, fork } from 'node:child_process'

type Ask = (question: object) => Promise<unknown>

interface Worker {
  child: ChildProcess
  ask: Ask
  users: number
}

/** Each takes 130 MB. */
const KEPT = 4

/** By folder and script, the one that was used last at the end. */
const open = new Map<string, Worker>()

/**
 * Has a process in a folder answer questions, one after the other. It is kept for the next who asks there, for it
 * loads packages longer than it answers, and ends with this process.
 */
export async function askWorker<Result>(
  { folder, script }: { folder: string; script: string },
  use: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  const name = `${folder} ${script}`
  const worker = open.get(name) ?? start(folder, script)
  open.delete(name)
  open.set(name, worker)
  worker.users++
  try {
    return await use(worker.ask)
  } finally {
    worker.users--
    if (worker.child.exitCode !== null) open.delete(name)
    endIdle()
  }
}

function endIdle(): void {
  for (const [name, { child, users }] of open) {
    if (open.size <= KEPT) return
    if (users > 0) continue
    open.delete(name)
    child.disconnect()
  }
}

function start(folder: string, script: string): Worker {
  const child = fork(script, {
    cwd: folder,
    // Packages print that they patched something.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  let last: Promise<unknown> = Promise.resolve()
  return {
    child,
    users: 0,
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
