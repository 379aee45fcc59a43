import { describe, expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { longestFirst } from './longest-first'

const [engines, built] = ['firefox', 'built'].map(name => ({
  name,
  config: { sequence: { groupOrder: 0 }, isolate: false },
}))
const cache = { getFileTestResults: () => undefined, getFileStats: () => undefined }
const context = {
  projects: [engines, built],
  config: { root: import.meta.dirname },
  cache,
} as unknown as Vitest

const spec = (project: unknown, file: string) =>
  ({ project, moduleId: `${import.meta.dirname}/${file}` }) as TestSpecification

describe('the order of test files', () => {
  test('projects as they are configured, in each the long files first, in the order given', async () => {
    const Sequencer = longestFirst(import.meta.dirname, ['stress.mjs', 'check.mjs'])
    const sorted = await new Sequencer(context).sort([
      spec(built, 'a.ts'),
      spec(built, 'check.mjs'),
      spec(built, 'stress.mjs'),
      spec(engines, 'z.ts'),
    ])
    expect(sorted.map(({ project, moduleId }) => `${project.name} ${moduleId.split('/').pop()}`)).toEqual([
      'firefox z.ts',
      'built stress.mjs',
      'built check.mjs',
      'built a.ts',
    ])
  })

  test('a name without a file is an error', () => {
    expect(() => longestFirst(import.meta.dirname, ['gone.spec.ts'])).toThrow(/gone\.spec\.ts does not exist/)
  })
})
