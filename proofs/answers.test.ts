import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lines } from '../site/data/lines'
import { openAnswers } from './answers'

const worker = join(tmpdir(), `worker-${process.pid}.mjs`)
afterAll(() => rmSync(worker, { force: true }))

test('an answer is found again until the line, the worker or the job is another', () => {
  const [newest, oldest] = [lines[0]!.id, lines.at(-1)!.id]
  const job = { code: `a ${process.pid}` }
  writeFileSync(worker, 'one')
  openAnswers<string>({ line: newest }, worker).keep(job, 'answer')
  expect(openAnswers({ line: newest }, worker).find(job)).toBe('answer')
  expect(openAnswers({ line: newest }, worker).find({ code: 'b' })).toBeUndefined()
  expect(openAnswers({ line: oldest }, worker).find(job)).toBeUndefined()
  writeFileSync(worker, 'two')
  expect(openAnswers({ line: newest }, worker).find(job)).toBeUndefined()
})
