import { expect, it } from 'vitest'
import type { Site } from '../../config'
import { toFormat } from './read-page'

it.each([
  ['a.md', {}, 'detect', 'md'],
  ['a.mdx', {}, 'detect', 'mdx'],
  ['a.md', {}, 'mdx', 'mdx'],
  ['a.mdx', { format: 'md' }, 'mdx', 'md'],
  ['a.md', { mdx: { format: 'md' } }, 'mdx', 'md'],
  ['a.mdx', { format: 'detect' }, 'md', 'mdx'],
  ['a.md', { mdx: null }, 'detect', 'md'],
] as const)('%s with %j on a site that says "%s" is read as %s', (file, fields, format, expected) => {
  const site = { markdown: { format } } as Pick<Site, 'markdown'>
  expect(toFormat({ fields, file, site })).toBe(expected)
})
