import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFolders, lineFolder } from './folders'

/** Answers that were computed before, kept on disk by everything that decides them. */
export interface AnswerStore<Answer> {
  find(job: object): Answer | undefined
  keep(job: object, answer: Answer): void
}

/** The answers of one environment: another lock file or another worker makes all of them stale. */
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
      // Other processes read it meanwhile.
      const whole = `${file}.${process.pid}`
      writeFileSync(whole, JSON.stringify(answer))
      renameSync(whole, file)
    },
  }
}
