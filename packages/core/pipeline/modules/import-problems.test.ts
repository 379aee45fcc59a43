import { expect, it } from 'vitest'
import { describeAbsent } from './import-problems'

it('a package that is absent is to be installed', () => {
  expect(describeAbsent('absent', '/site/a.tsx').remedy).toBe('npm install absent')
})
