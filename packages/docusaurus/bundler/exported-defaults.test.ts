import { expect, it } from 'vitest'
import { exportDefault } from './exported-defaults'

it.each([
  [
    'import type { A } from "a"\nconst s: A = {}\nmodule.exports = s\n',
    'import type { A } from "a"\nconst s: A = {}\nexport default s\n',
  ],
  ['import a from "a"\nmodule.exports = { ...a };', 'import a from "a"\nexport default { ...a }'],
  ['module.exports = { a: 1 }', 'module.exports = { a: 1 }'],
  ['import a from "a"\nif (a) module.exports = a', 'import a from "a"\nif (a) module.exports = a'],
  [
    'import a from "a"\nconst text = "module.exports = 1"\n',
    'import a from "a"\nconst text = "module.exports = 1"\n',
  ],
])('%j', (code, expected) => {
  expect(exportDefault(code, 'sidebars.ts')).toBe(expected)
})
