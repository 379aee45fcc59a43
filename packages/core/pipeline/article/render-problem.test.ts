import { expect, it } from 'vitest'
import { remedyFor } from './render-problem'

it.each([
  ["The module 'Doc.tsx' throws when it is imported: document is not defined", '`document` does not exist'],
  ['A component suspended while responding to synchronous input. This will', 'cannot be async'],
  ["Cannot read properties of null (reading 'useState')", 'inside of the component'],
  [
    "The module 'A.tsx' throws when it is imported: Cannot access 'a' before initialization",
    'import each other',
  ],
  ['Objects are not valid as a React child (found: object with keys {a}).', 'one of its fields'],
  ["Cannot read properties of null (reading 'user')", 'Fix the component'],
])('%s', (message, remedy) => {
  expect(remedyFor(message)).toContain(remedy)
})
