import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkConfig } from '../config'
import { createMarkdown } from '../markdown'
import type { Compile } from './content'
import { loadContent } from './load-content'
import { createContentMemory } from './memory'

const root = mkdtempSync(join(tmpdir(), 'memory-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const configFile = join(root, 'site.config.ts')
const config = { title: 'T', url: 'https://example.com', docs: { lastUpdate: { author: true } } }

function git(...args: string[]) {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' }
  execFileSync('git', ['-c', 'user.email=a@example.com', ...args], { cwd: root, env, stdio: 'pipe' })
}

function write(name: string, text: string) {
  mkdirSync(join(root, 'docs'), { recursive: true })
  writeFileSync(join(root, 'docs', name), text)
}

function startLoading(site = checkConfig(config, configFile)) {
  const memory = createContentMemory()
  const compiled: string[] = []
  const resolve = { resolveLink: (href: string) => href, resolveAsset: (url: string) => ({ url }) }
  const compile: Compile = ({ source, ...input }) => {
    compiled.push(source)
    return createMarkdown({}).compile({ ...input, ...resolve, file: source })
  }
  const load = async (mode: 'development' | 'production' = 'development', asked = site) => {
    compiled.length = 0
    const { content, problems } = await loadContent({
      site: asked,
      siteDir: root,
      root,
      mode,
      sidebars: {},
      compile,
      memory,
    })
    return { docs: content.versions[0]!.docs, problems, compiled: [...compiled] }
  }
  return load
}

test('only what was edited is read again while a site is edited, and mistakes of the rest stay told', async () => {
  write('a.md', '---\ntitel: A\n---\n\n# Apple\n')
  write('b.md', '# Bread\n')
  const load = startLoading()
  const first = await load()
  expect(first.compiled).toEqual(['docs/a.md', 'docs/b.md'])
  expect(first.problems.map(({ what }) => what).join()).toContain('titel')
  write('b.md', '# Butter\n')
  const second = await load()
  expect(second.compiled).toEqual(['docs/b.md'])
  expect(second.docs.map(({ title }) => title)).toEqual(['Apple', 'Butter'])
  expect(second.problems).toEqual(first.problems)
  expect((await load('production')).compiled).toHaveLength(2)
})

test('another config reads all of them', async () => {
  const load = startLoading()
  await load()
  const other = checkConfig({ ...config, markdown: { format: 'mdx' } }, configFile)
  expect((await load('development', other)).compiled).toHaveLength(2)
})

test('after a commit Git is asked again', async () => {
  git('init', '-q')
  git('add', '.')
  git('-c', 'user.name=Ann', 'commit', '-qm', 'first')
  const load = startLoading()
  const authors = async () => (await load()).docs.map(({ lastUpdate }) => lastUpdate?.author)
  expect(await authors()).toEqual(['Ann', 'Ann'])
  write('b.md', '# Beer\n')
  expect(await authors()).toEqual(['Ann', 'Ann'])
  git('-c', 'user.name=Bea', 'commit', '-qam', 'second')
  expect(await authors()).toEqual(['Ann', 'Bea'])
})
