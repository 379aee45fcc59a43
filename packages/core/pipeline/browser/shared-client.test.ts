import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { ClientSite } from '../../model'
import { siteless } from '../modules/resolver'
import type { ClientInput } from './client-config'
import { fillClient, isPlain, sharedInput } from './shared-client'

const root = mkdtempSync(join(tmpdir(), 'shared-'))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const clientSite = {
  title: 'A "title"',
  locale: { htmlLang: 'en' },
  search: { provider: 'embedded' },
  navbar: { hideOnScroll: false },
} as ClientSite

const input = {
  ...sharedInput({ clientSite, islands: {} } as ClientInput),
  ...{ clientSite, data: undefined, baseUrl: '/docs/' },
}

const bundle = {
  ...{ build: 'x', ahead: [], packages: [] },
  scripts: ['/INKSTONE_BASE/assets/app-aaaaaaaa.js'],
  styles: ['/INKSTONE_BASE/assets/app-cccccccc.css'],
  files: ['app-aaaaaaaa.js', 'shell-bbbbbbbb.js', 'react-dddddddd.js', 'app-cccccccc.css'].map(
    name => `assets/${name}`,
  ),
}

function write(): string {
  mkdirSync(join(root, 'made/assets'), { recursive: true })
  const put = (name: string, text: string) => writeFileSync(join(root, 'made/assets', name), text)
  put('app-aaaaaaaa.js', 'const base = "/INKSTONE_BASE/", site = INKSTONE_READING_SITE')
  put('shell-bbbbbbbb.js', 'import "./app-aaaaaaaa.js"\nimport "./react-dddddddd.js"')
  put('react-dddddddd.js', 'export const react = 1')
  put('app-cccccccc.css', '.a{color:red}')
  return join(root, 'made')
}

test('what a site changes gets its data and another name, and so does what names it', async () => {
  const made = await fillClient({ dir: write(), bundle }, input, join(root, 'out'))
  const [app = '', shell = '', react, sheet] = made.files
  expect([react, sheet]).toEqual(bundle.files.slice(2))
  expect(made.shared).toEqual([react, sheet])
  expect(made.scripts).toEqual([`/docs/${app}`])
  expect(app).toMatch(/^assets\/app-(?!aaaaaaaa)[\da-f]{8}\.js$/)
  const read = (file: string) => readFileSync(join(root, 'out', file), 'utf8')
  expect(read(app)).toMatch(/^const base = "\/docs\/", site = \(\{title:"A \\"title\\"",/)
  expect(read(shell)).toBe(`import "./${app.slice('assets/'.length)}"\nimport "./react-dddddddd.js"`)
  const other = await fillClient({ dir: write(), bundle }, { ...input, baseUrl: '/' }, join(root, 'other'))
  expect(other.files[0]).not.toBe(app)
})

test('rules of the config stand at the end of the stylesheet', async () => {
  const siteStyles = '.logo-navbar { width: 10px }'
  const made = await fillClient({ dir: write(), bundle }, { ...input, siteStyles }, join(root, 'out'))
  expect(made.files[3]).not.toBe(bundle.files[3])
  expect(readFileSync(join(root, 'out', made.files[3]!), 'utf8')).toBe(
    '.a{color:red}.logo-navbar{width:10px}',
  )
})

test('code, stylesheets and classes of a site have to be bundled', () => {
  const siteDir = join(root, 'site')
  const resolver = { ...siteless().resolver, siteDir }
  const page = (text: string) => {
    mkdirSync(join(siteDir, 'pages'), { recursive: true })
    writeFileSync(join(siteDir, 'pages/index.md'), text)
  }
  page('Plain text.')
  expect(isPlain({ ...input, resolver })).toBe(true)
  expect(isPlain({ ...input, resolver, siteStyles: '@import "/site.css";' })).toBe(false)
  expect(isPlain({ ...input, resolver, islands: { 'components/A.tsx': '/site/components/A.tsx' } })).toBe(
    false,
  )
  page('<p class="flex">text</p>')
  expect(isPlain({ ...input, resolver })).toBe(false)
})
