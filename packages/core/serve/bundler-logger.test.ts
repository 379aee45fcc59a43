import { createLogger } from 'vite'
import { expect, test } from 'vitest'
import { bundlerLogger } from './bundler-logger'

function tell(error: Error): { told: string[]; passed: string[] } {
  const told: string[] = []
  const passed: string[] = []
  const logger = bundlerLogger({
    root: '/site',
    site: { problems: () => [] },
    reporter: { info: text => told.push(text) },
    logger: { ...createLogger('silent'), error: message => passed.push(message) },
  })
  logger.error('as the bundler says it', { error })
  return { told, passed }
}

test.each([
  { id: '/site/src/a.jsx' },
  { loc: { file: '/site/src/a.jsx', line: 1, column: 2 } },
  { plugin: 'vite:oxc' },
  { errors: [{ message: 'wrong', id: '/site/src/a.jsx' }] },
])('an error of a module is reported with what to do: %o', about => {
  const { told, passed } = tell(Object.assign(new Error('wrong'), about))
  expect(told).toEqual([expect.stringContaining('Fix the module')])
  expect(passed).toEqual([])
})

test('one of the server itself is reported in its own words', () => {
  const { told, passed } = tell(Object.assign(new Error('address in use'), { code: 'EADDRINUSE' }))
  expect(told).toEqual([])
  expect(passed).toEqual(['as the bundler says it'])
})
