import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Doc } from '../model'
import type { Loading } from './content'
import { createTags, tagIndexes } from './tags'

const siteDir = mkdtempSync(join(tmpdir(), 'tags-'))
mkdirSync(join(siteDir, 'docs'))

function tagsOf(yaml: string) {
  writeFileSync(join(siteDir, 'docs/tags.yml'), yaml)
  const loading = { siteDir, root: siteDir, problems: [], site: {} } as unknown as Loading
  return { toTag: createTags(loading, { dir: 'docs', path: '/docs/tags' }), problems: loading.problems }
}

it('a tag has the label, address and description of the tags file, else those of its name', () => {
  const { toTag } = tagsOf('api:\n  label: Reference\n  permalink: /ref\n  description: All calls\nplain:\n')
  expect(toTag('api')).toEqual({ label: 'Reference', path: '/docs/tags/ref', description: 'All calls' })
  expect(toTag('plain')).toEqual({ label: 'plain', path: '/docs/tags/plain' })
  expect(toTag('Getting Started')).toEqual({ label: 'Getting Started', path: '/docs/tags/getting-started' })
  expect(toTag({ label: 'Own', permalink: '/mine' })).toEqual({ label: 'Own', path: '/docs/tags/mine' })
})

it('what is wrong with the tags file is reported with its line', () => {
  expect(tagsOf('a:\n  label: A\nb:\n  label: [x]\n').problems).toMatchObject([
    { where: { file: 'docs/tags.yml', line: 4 } },
  ])
})

it('each tag has a page with its listed documents, and all of them have one', () => {
  const tag = { label: 'A', path: '/docs/tags/a' }
  const doc = (title: string, more = {}) =>
    ({ title, path: `/docs/${title}`, tags: [tag], unlisted: false, ...more }) as Doc
  const docs = [doc('one'), doc('two'), doc('secret', { unlisted: true }), doc('bare', { tags: [] })]
  const pages = tagIndexes({ name: 'current', docs }, '/docs/tags')
  expect(pages.map(({ path, items }) => [path, items.map(({ href }) => href)])).toEqual([
    ['/docs/tags', ['/docs/tags/a']],
    ['/docs/tags/a', ['/docs/one', '/docs/two']],
  ])
  expect(tagIndexes({ name: 'current', docs: [doc('bare', { tags: [] })] }, '/docs/tags')).toEqual([])
})

it('reads each document once for thousands of tags', () => {
  const tags = Array.from({ length: 1000 }, (_, i) => ({ label: `tag ${i}`, path: `/docs/tags/tag-${i}` }))
  let reads = 0
  const docs = tags.map(
    (tag, i) =>
      ({
        title: `Page ${i}`,
        path: `/docs/page-${i}`,
        unlisted: false,
        get tags() {
          reads++
          return [tag]
        },
      }) as Doc,
  )
  expect(tagIndexes({ name: 'current', docs }, '/docs/tags')).toHaveLength(1001)
  expect(reads).toBeLessThan(5 * docs.length)
})
