import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatProblem } from '../../report'
import { bundleError } from './bundle-error'

it('reads any error, whatever its fields hold', () => {
  const field = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.object(), fc.array(fc.string()))
  const error = fc.record(
    {
      message: field,
      id: field,
      loc: fc.oneof(field, fc.record({ file: field, line: field })),
      errors: field,
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(error, field, fc.constant(undefined)), value => {
      const { problems } = bundleError(value, '/site')
      expect(problems.length).toBeGreaterThan(0)
      expect(problems.map(formatProblem).join()).not.toBe('')
    }),
  )
})

it('names the JSON file that an island imports and that does not parse', () => {
  const error = Object.assign(new Error('[JSON_PARSE] Unexpected token'), {
    loc: { file: { url: 'x' }, line: 2 },
    id: '/site/data/a.json',
  })
  expect(bundleError(error, '/site').problems).toEqual([
    { what: 'Unexpected token', remedy: 'correct the JSON', where: { file: 'data/a.json', line: 2 } },
  ])
})
