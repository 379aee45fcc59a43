import { expect, it } from 'vitest'
import { scopeImports, scopePages } from './component-scope'

it('Markdown among the components of pages is no module to bundle', () => {
  const scope = {
    Card: { file: '/site/src/Card.jsx', exported: 'default' },
    Hint: { file: '/site/docs/_hint.mdx', exported: 'default' },
  }
  expect(scopeImports(scope)).toEqual([{ file: '/site/src/Card.jsx', names: ['default'] }])
  expect(scopePages(scope)).toEqual(['/site/docs/_hint.mdx'])
})
