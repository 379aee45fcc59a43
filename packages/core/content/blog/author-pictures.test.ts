import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkConfig } from '../../config'
import { loadContent } from '../load-content'

const root = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function load(allowed: string[] = []) {
  mkdirSync(join(root, 'blog'), { recursive: true })
  mkdirSync(join(root, 'static'), { recursive: true })
  writeFileSync(join(root, 'static/bea.png'), '')
  writeFileSync(
    join(root, 'blog/authors.yml'),
    'ann:\n  name: Ann\n  image_url: https://pics.example/ann.png\nbea:\n  name: Bea\n  image_url: /bea.png\n',
  )
  writeFileSync(
    join(root, 'blog/2025-01-02-post.md'),
    '---\ntitle: Post\nauthors: [ann, bea]\n---\n\nA\n\n<!-- truncate -->\n',
  )
  return read(allowed)
}

async function read(allowed: string[]) {
  const config = {
    title: 'T',
    url: 'https://example.com',
    docs: false,
    blog: {},
    allowedForeignUrls: { images: allowed },
  }
  const site = checkConfig(config, join(root, 'site.config.ts'))
  const { content, warnings } = await loadContent({
    site,
    siteDir: root,
    root,
    mode: 'production',
    sidebars: {},
  })
  return { pictures: content.blogs[0]!.posts[0]!.authors.map(({ imageUrl }) => imageUrl), warnings }
}

test('a picture on another host is left out, with its place and both ways out', async () => {
  const { pictures, warnings } = await load()
  expect(pictures).toEqual([undefined, '/bea.png'])
  expect(warnings).toMatchObject([
    {
      what: 'The picture https://pics.example/ann.png is on another host and is not loaded.',
      where: { file: 'blog/authors.yml', line: 3, column: 14 },
      remedy: expect.stringContaining('"https://pics.example/" to allowedForeignUrls.images'),
    },
  ])
})

test('a host that the site allows shows it', async () => {
  const { pictures, warnings } = await load(['https://pics.example/'])
  expect(pictures).toEqual(['https://pics.example/ann.png', '/bea.png'])
  expect(warnings).toEqual([])
})

test('a file that is missing is reported with its place, once', async () => {
  await load()
  rmSync(join(root, 'static/bea.png'))
  const { pictures, warnings } = await read(['https://pics.example/'])
  expect(pictures).toEqual(['https://pics.example/ann.png', '/bea.png'])
  expect(warnings).toMatchObject([
    {
      what: 'The picture /bea.png does not exist.',
      where: { file: 'blog/authors.yml', line: 6, column: 14 },
      remedy: 'Put the file at static/bea.png, or fix the path.',
    },
  ])
})
