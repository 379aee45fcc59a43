import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { SITE } from '../../scripts/fuzz/site.mjs'
import { listBuilt } from '../support/built-files'
import { runBuild } from '../support/run-build'
import { root } from '../support/run-server'

const work = '.cache/e2e/stale'
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, work, file)), { recursive: true })
  writeFileSync(join(root, work, file), text)
}
const edit = (file: string, from: string, to: string) => write(`site/${file}`, SITE[file]!.replace(from, to))

const optionsFor = (out: string) => [
  '--site',
  `${work}/site`,
  '--out',
  `${work}/${out}`,
  '--cache',
  `${work}/cache`,
]

async function build(out = 'out'): Promise<void> {
  const { code, text } = await runBuild(optionsFor(out))
  expect(code, text).toBe(0)
}
const read = (file: string) => readFileSync(join(root, work, file))
const scripts = () =>
  listBuilt(join(root, work, 'out'), /\.js$/)
    .map(file => read(`out/${file}`).toString())
    .join('\n')

beforeAll(async () => {
  rmSync(join(root, work), { recursive: true, force: true })
  for (const [file, text] of Object.entries(SITE)) write(`site/${file}`, text)
  await build()
})

it.each([
  ['a module that an island imports', 'lib/words.ts', 'word 0', 'word 1'],
  ['an island beside its page', 'docs/demo/Near.tsx', 'near 0', 'near 1'],
])('the script follows %s', async (_, file, from, to) => {
  expect(scripts()).toContain(from)
  edit(file, from, to)
  await build()
  expect(scripts()).toContain(to)
  expect(scripts()).not.toContain(from)
  expect(read('out/docs/b.html').toString()).toContain(to)
})

it('a page follows a partial of Markdown that a component shows, and what its stylesheets import and show', async () => {
  const page = () => read('out/docs/b.html').toString()
  const sheet = () => read(`out${/href="(\/assets\/page-[\w-]+\.css)"/.exec(page())![1]}`).toString()
  expect(page()).toContain('inner 0')
  expect(sheet()).toContain('b{color:#000}')
  edit('docs/_inner.mdx', 'inner 0', 'inner 1')
  edit('lib/_tones.scss', '#000000', '#010203')
  edit('lib/beside.css', '#000000', '#010204')
  edit('lib/border.css', '#000000', '#010205')
  await build()
  expect(page()).toContain('inner 1')
  expect(sheet()).toContain('b{color:#010203}')
  expect(sheet()).toContain('.beside{color:#010204}')
  expect(sheet()).toMatch(/\.border\{color:#010205;background:url\(\/assets\/dot-/)
  for (const picture of ['lib/dot.svg', 'lib/mark.svg']) {
    const before = sheet()
    edit(picture, '<title>0', '<title>1')
    await build()
    expect(sheet()).not.toBe(before)
  }
})

it('pages and scripts follow a package that is upgraded', async () => {
  edit('node_modules/tiny-dep/index.js', 'dep 0', 'dep 1')
  edit('node_modules/tiny-dep/package.json', '1.0.0', '1.0.1')
  await build()
  expect(scripts()).toContain('dep 1')
  expect(read('out/docs/b.html').toString()).toContain('dep 1')
})

it('two outputs of one cache both follow an edit', async () => {
  await build('second')
  edit('docs/deep/c.md', 'text 0', 'text 1')
  await build()
  await build('second')
  for (const out of ['out', 'second']) expect(read(`${out}/docs/deep/c.html`).toString()).toContain('text 1')
})

it('what is damaged or gone is made again, compressed forms too', async () => {
  const script = listBuilt(join(root, work, 'out'), /^assets\/.*\.js$/)[0]!
  const files = [
    'docs/a.html.br',
    'docs/a.md.gz',
    `${script}.br`,
    'sitemap.xml.gz',
    'plain.txt',
    'index.html',
  ]
  const before = files.map(file => read(`out/${file}`))
  for (const file of files.slice(0, 3)) write(`out/${file}`, 'damaged')
  for (const file of files.slice(3)) rmSync(join(root, work, 'out', file))
  await build()
  for (const [index, file] of files.entries())
    expect(read(`out/${file}`).equals(before[index]!), file).toBe(true)
})
