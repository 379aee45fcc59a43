import { expect, it } from 'vitest'
import { searchTags } from './search-tags'

it('take the active version before the preferred and the latest', () => {
  const version = (name: string, isLast = false) => ({
    name,
    label: name,
    isLast,
    path: '/',
    mainPath: '/',
  })
  const docs = [
    { pluginId: 'default', path: '/docs', versions: [version('next'), version('2', true), version('1')] },
  ]
  const tags = (active?: string, preferred?: string) =>
    searchTags({
      docs,
      active: active ? { pluginId: 'default', version: active } : undefined,
      preferred: { default: preferred },
    })[1]
  expect([tags('1', 'next'), tags(undefined, 'next'), tags(undefined, 'gone'), tags()]).toEqual([
    'docs-default-1',
    'docs-default-next',
    'docs-default-2',
    'docs-default-2',
  ])
})
