import { expect, test } from 'vitest'
import type { NavDocsVersionDropdown, PageBlock } from '../../../model'
import { listVersionLinks } from './version-menu'

const item: NavDocsVersionDropdown = {
  type: 'docsVersionDropdown',
  position: 'right',
  pluginId: 'default',
  versions: ['current', '3.x'],
  before: [],
  after: [{ type: 'link', label: '全部版本', href: '/versions', external: false, position: 'right' }],
}
const docs = {
  versions: [
    { name: 'current', label: 'Next', isLast: true, path: '/docs', mainPath: '/docs/intro' },
    { name: '3.x', label: '3.x', isLast: false, path: '/docs/3.x', mainPath: '/docs/3.x/intro' },
  ],
}
const page = {
  path: '/docs/api',
  docs: { pluginId: 'default', version: 'current', alternates: { current: '/docs/api' } },
} as unknown as PageBlock

test('a version leads to the same document, or to its main document where that is missing', () => {
  const links = listVersionLinks({ item, docs, page, activeVersion: 'current' })
  expect(links.map(({ link, active, version }) => [link.href, active, version])).toEqual([
    ['/docs/api', true, 'current'],
    ['/docs/3.x/intro', false, '3.x'],
    ['/versions', undefined, undefined],
  ])
})

test('an unknown version is an error that lists the known ones', () => {
  const wrong = { ...item, versions: ['9.x'] }
  expect(() => listVersionLinks({ item: wrong, docs, page })).toThrow(
    "No docs version exist for name '9.x', please verify your 'docsVersionDropdown' navbar item versions config.\nAvailable version names:\n- current\n- 3.x",
  )
})
