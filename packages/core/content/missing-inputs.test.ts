import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkConfig } from '../config'
import { loadContent } from './load-content'

const root = mkdtempSync(join(tmpdir(), 'missing-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function load(config: object) {
  const file = join(root, 'site.config.ts')
  writeFileSync(file, `export default ${JSON.stringify(config, null, 2)}`)
  const site = checkConfig({ title: 'T', url: 'https://example.com', ...config }, file)
  return loadContent({ site, siteDir: root, root, mode: 'production', sidebars: {} })
}

test('a folder of documents that does not exist is the one thing that is reported', async () => {
  const navbar = { items: [{ type: 'doc', docId: 'intro' }] }
  await expect(load({ docs: { path: 'gone' }, navbar })).rejects.toMatchObject({
    problems: [
      {
        what: 'The docs folder "gone" does not exist.',
        where: { file: 'site.config.ts', line: 3 },
      },
    ],
  })
  mkdirSync(join(root, 'docs'))
  writeFileSync(join(root, 'docs/intro.md'), 'a')
  await expect(load({ docs: { versions: [{ name: 'current' }, { name: '1.0' }] } })).rejects.toMatchObject({
    problems: [
      {
        what: 'The docs folder "versioned_docs/version-1.0" of version "1.0" does not exist.',
        where: { file: 'site.config.ts', line: 7 },
      },
    ],
  })
})

test('a post whose date is that of its file is reported', async () => {
  mkdirSync(join(root, 'blog'))
  writeFileSync(join(root, 'blog/release.md'), '---\ntitle: Release\n---\n\nA\n\n<!-- truncate -->\n')
  const { problems, warnings } = await load({ docs: false, blog: {} })
  expect([...problems, ...warnings]).toMatchObject([
    {
      what: expect.stringMatching(/^The post has no date; it gets \d{4}-/),
      where: { file: 'blog/release.md', line: 2 },
      severity: 'warning',
    },
  ])
})
