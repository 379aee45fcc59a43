import { describe, expect, test } from 'vitest'
import { byRole, checkProject } from './check'
import { readRecipeFiles } from './expected/recipe'

const [recipe] = readRecipeFiles().recipes
const ordinary = checkProject(recipe!, { roles: byRole(recipe!.files), others: [] }).steps

function check(register: string) {
  const roles = { ...byRole(recipe!.files), register: { path: 'vite.config.ts', text: register } }
  return checkProject(recipe!, { roles, others: [] })
}

/** Counts steps instead of time, which are the same on every machine. */
describe('files that take long to read', () => {
  test.each([
    ['20,000 nested objects', `export default ${'{ a: '.repeat(20_000)}1${' }'.repeat(20_000)}`],
    ['20,000 nested lists', `export default { plugins: ${'['.repeat(20_000)}${']'.repeat(20_000)} }`],
    ['a sum of 60 KB', `const a = ${'1+'.repeat(30_000)}1\nexport default { a }`],
    ['a sum of 200 KB', `const a = ${'1+'.repeat(100_000)}1\nexport default { a }`],
    ['16 chained calls', `export default { plugins: [x${'.a(1)'.repeat(16)}] }`],
    ['a chain of 5,000 calls', `const x = []\nexport default x${'.concat([1])'.repeat(5_000)}`],
    ['a function that calls itself', 'const f = () => f()\nexport default f()'],
    ['a list that doubles', `let a = [1]\n${'a = [...a, ...a]\n'.repeat(40)}export default { plugins: a }`],
    ['a list that contains itself', 'const a = []\na.push(a)\nexport default { plugins: a }'],
    ['a text that doubles', `let a = 'x'\n${'a = a + a\n'.repeat(60)}export default { a }`],
    ['two modules in a circle', `import x from './vite.config'\nexport default { plugins: [x] }`],
    [
      'a loop inside a loop',
      `const a = [${'1,'.repeat(300)}]\na.map(() => a.map(() => a.map(() => 1)))\nexport default {}`,
    ],
    ['more than is read', `export default {}\n// ${'x'.repeat(300_000)}`],
    ['only brackets', '{([<'.repeat(5_000)],
  ])('%s: read in few steps, and never called fine', (_, text) => {
    const { verdict, steps } = check(text)
    expect(['broken', 'undecided']).toContain(verdict)
    expect(steps).toBeLessThanOrEqual(ordinary + 2 * 20_001)
  })

  test('chained calls are evaluated once each', () => {
    const steps = (count: number) =>
      check(`const x = []\nexport default x${'.concat([1])'.repeat(count)}`).steps
    const [few, many] = [steps(16), steps(32)]
    expect(many - few).toBeLessThanOrEqual((few - steps(0)) * 1.5)
  })
})
