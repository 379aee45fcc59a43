import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFolders, lineFolder } from './folders'

/** A disk cache of computed answers, keyed by all their inputs. */
export interface AnswerStore<Answer> {
  find(job: object): Answer | undefined
  keep(job: object, answer: Answer): void
}

/** Opens the cache of one environment; another lock file or worker script invalidates it. */
export function openAnswers<Answer>(environment: { line: string }, worker: string): AnswerStore<Answer> {
  const folder = join(findFolders().work, 'answers')
  mkdirSync(folder, { recursive: true })
  const base = createHash('sha256')
    .update(readFileSync(join(lineFolder(environment.line), 'package-lock.json')))
    .update(readFileSync(worker))
    .update(JSON.stringify(environment))
    .digest('hex')
  const fileOf = (job: object) => {
    const hash = createHash('sha256').update(base).update(JSON.stringify(job)).digest('hex')
    return join(folder, `${hash}.json`)
  }
  return {
    find(job) {
      const file = fileOf(job)
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Answer) : undefined
    },
    keep(job, answer) {
      const file = fileOf(job)
      // Renamed atomically, because other processes read it.
      const whole = `${file}.${process.pid}`
      writeFileSync(whole, JSON.stringify(answer))
      renameSync(whole, file)
    },
  }
}
