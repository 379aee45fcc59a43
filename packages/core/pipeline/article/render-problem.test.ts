import { expect, it } from 'vitest'
import { remedyFor, renderProblem } from './render-problem'

it.each([
  ["The module 'Doc.tsx' throws when it is imported: document is not defined", 'from the top of the file'],
  ['document is not defined', '`document` does not exist'],
  ['A component suspended while responding to synchronous input. This will', 'cannot be async'],
  ["Cannot read properties of null (reading 'useState')", 'inside of the component'],
  [
    "The module 'A.tsx' throws when it is imported: Cannot access 'a' before initialization",
    'import each other',
  ],
  ['Objects are not valid as a React child (found: object with keys {a}).', 'one of its fields'],
  ["Cannot read properties of null (reading 'user')", 'give the tag the prop'],
  ['x is not a function', 'Fix the component'],
])('%s', (message, remedy) => {
  expect(remedyFor(message)).toContain(remedy)
})

const page = {
  file: 'docs/a.mdx',
  bodyLine: 1,
  elements: [{ name: 'Prices', line: 7, column: 1, props: {} }],
} as unknown as Parameters<typeof renderProblem>[1]

it('a component that throws is named with the tag of the page', () => {
  const error = Object.assign(new Error('x is not a function'), { component: 'Prices' })
  const thrownAt = { file: 'components/Prices.tsx', line: 8 }
  expect(renderProblem(error, { ...page, thrownAt })).toMatchObject({
    what: '<Prices> throws while docs/a.mdx:7 is rendered: x is not a function',
    where: thrownAt,
    page: 'docs/a.mdx:7',
  })
})

it('an object in place of text is said of the component that shows it', () => {
  const message = 'Objects are not valid as a React child (found: object with keys {a, b}). If you meant'
  const error = Object.assign(new Error(message), { component: 'Prices' })
  expect(renderProblem(error, { ...page, fileOf: () => 'components/Prices.tsx' })).toMatchObject({
    what: '<Prices> shows an object with the keys {a, b} where a text belongs',
    where: { file: 'docs/a.mdx', line: 7 },
    remedy: expect.stringContaining('In components/Prices.tsx, show one of its fields'),
  })
})
