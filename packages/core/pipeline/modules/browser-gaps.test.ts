import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, it } from 'vitest'
import { dirname, join } from '../../paths'
import { createAssets } from './assets'
import { createResolver } from './resolver'
import { bundleSiteModules } from './site-modules'

const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'gaps-'))))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

const bundle = (files: string[]) =>
  bundleSiteModules({
    root,
    hooks: {},
    resolver: createResolver({ siteDir: root }),
    cacheDir: join(root, '.cache'),
    assets: createAssets('/'),
    imports: files.map(file => ({ file, names: ['Fancy', 'Later', 'Plain'] })),
    language: 'en',
    pageFiles: [],
  })

it('what only Node.js has, a component that browsers run cannot use; others beside it can', async () => {
  write('node_modules/events/package.json', '{"name":"events","main":"events.js"}')
  write('node_modules/events/events.js', 'module.exports = class {}')
  const file = write(
    'src/OfNode.jsx',
    `import { readFileSync } from 'node:fs'
import Emitter from 'events'
export const Fancy = () => <b>{String(readFileSync)}</b>
export const Later = () => <button onClick={() => new Emitter()}>later</button>
export const Plain = () => <b>plain</b>
`,
  )
  const fixed = write(
    'src/Fixed.static.jsx',
    "import fs from 'fs'\nexport const Plain = () => <b>{typeof fs}</b>\n",
  )
  const { modules, broken } = await bundle([file, fixed])
  expect(broken).toEqual({})
  expect(modules[file]!.gaps).toEqual({
    Fancy: {
      what: "'node:fs' is a Node.js module, which browsers do not have",
      remedy:
        'give the component what it needs by props; if nothing in it reacts, call the file OfNode.static.jsx',
      where: { file: 'src/OfNode.jsx', line: 1 },
    },
  })
  expect(modules[fixed]!.gaps).toEqual({})
})

it('the hash of a module tells whether a package brings a module of Node.js to browsers', async () => {
  const file = write(
    'src/Bytes.jsx',
    "import { Buffer } from 'buffer'\nexport const Plain = () => <b onClick={() => new Buffer()}>bytes</b>\n",
  )
  const build = async () => (await bundle([file])).modules[file]!
  const without = await build()
  expect(without.gaps).toHaveProperty('Plain')
  expect((await build()).hash).toBe(without.hash)
  write('node_modules/buffer/package.json', '{"name":"buffer","main":"index.js"}')
  write('node_modules/buffer/index.js', 'exports.Buffer = class {}')
  const installed = await build()
  expect(installed.gaps).toEqual({})
  expect(installed.hash).not.toBe(without.hash)
})
