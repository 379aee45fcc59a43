import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkConfig } from '../config'
import { createMarkdown } from '../markdown'
import type { Doc } from '../model'
import { createDocNavigation, loadContent } from '.'
import { tagIndexes } from './tags'

const root = mkdtempSync(join(tmpdir(), 'many-pages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const COUNT = 1000

// 10,000 files take two seconds of CPU; the bound leaves room for a busy machine.
test(`${COUNT} documents load in little time`, async () => {
  const body = 'Text with `code`.\n\n```bash\n# comment\n```\n\n'.repeat(20)
  for (let i = 0; i < COUNT; i++) {
    const folder = join(root, 'docs', `group-${i % 25}`)
    mkdirSync(folder, { recursive: true })
    const fields = `title: 第 ${i} 页\ndescription: 一句话\nrequires:\n  engine: 4.2.x\n  lines: [3, 4]\n`
    writeFileSync(join(folder, `page-${i}.md`), `---\n${fields}---\n\n${body}`)
  }
  const site = checkConfig(
    { title: 'Many', url: 'https://example.com', docs: {} },
    join(root, 'site.config.ts'),
  )
  const resolve = { resolveLink: (href: string) => href, resolveAsset: (url: string) => ({ url }) }
  const empty = { file: '', text: '', bodyLine: 1, format: 'md', isBlog: false } as const
  const compiled = createMarkdown({}).compile({ ...empty, ...resolve })
  const start = process.cpuUsage()
  const { content, problems } = await loadContent({
    site,
    siteDir: root,
    root,
    mode: 'production',
    sidebars: {},
    compile: () => compiled,
  })
  const navigate = createDocNavigation(content.versions[0]!)
  for (const { path } of content.versions[0]!.docs) navigate(path)
  const { user, system } = process.cpuUsage(start)
  expect(problems).toEqual([])
  expect(content.versions[0]!.docs).toHaveLength(COUNT)
  expect((user + system) / 1e6).toBeLessThan(1)
}, 30_000)

// Every tag has a page: 5,000 of them take a tenth of a second.
test('5,000 tags are listed in little time', () => {
  const tags = Array.from({ length: 5000 }, (_, i) => ({ label: `tag ${i}`, path: `/docs/tags/tag-${i}` }))
  const common = { label: 'all', path: '/docs/tags/all' }
  const docs = Array.from({ length: 1000 }, (_, i) => ({
    title: `Page ${i}`,
    path: `/docs/page-${i}`,
    unlisted: false,
    tags: [common, ...tags.slice(i * 5, i * 5 + 50)],
  }))
  const start = process.cpuUsage()
  const pages = tagIndexes({ name: 'current', docs: docs as unknown as Doc[] }, '/docs/tags')
  const { user, system } = process.cpuUsage(start)
  expect(pages).toHaveLength(5002)
  expect((user + system) / 1e6).toBeLessThan(1)
})
