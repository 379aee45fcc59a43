import { expect, it } from 'vitest'
import type { Content } from '../../content'
import { planPages } from './page-plan'

it('of two pages with the same address the first is made, documents before pages of code', () => {
  const version = { pluginId: 'default', name: 'current', generatedIndexes: [] }
  const docs = [
    { path: '/cli', source: 'docs/cli/README.md' },
    { path: '/cli', source: 'docs/cli/index.md' },
    { path: '/Cli' },
  ]
  const content = { versions: [{ ...version, docs }], blogs: [] } as unknown as Content
  const pages = [{ path: '/' }, { path: '/cli' }].map(page => ({ ...page, source: 'pages/x.tsx' }))
  const plans = planPages({ content, searchPath: false, pages, isFirstShown: true })
  expect(plans.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'not-found /404',
    'doc /cli',
    'doc /Cli',
    'component /',
  ])
})
