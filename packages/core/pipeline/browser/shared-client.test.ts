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
  scripts: ['/INKSTONE_BASE/app-aaaaaaaa.js'],
  styles: ['/INKSTONE_BASE/app-cccccccc.css'],
  files: ['app-aaaaaaaa.js', 'shell-bbbbbbbb.js', 'app-cccccccc.css'],
}

const SHELL = 'import "./app-aaaaaaaa.js"'

function write(): string {
  const dir = join(root, 'made')
  mkdirSync(dir, { recursive: true })
  const put = (name: string, text: string) => writeFileSync(join(dir, name), text)
  put('app-aaaaaaaa.js', 'const folder = "/INKSTONE_BASE/", site = INKSTONE_READING_SITE')
  put('shell-bbbbbbbb.js', SHELL)
  put('app-cccccccc.css', '.a{color:red}')
  return dir
}

test('the data of a site stands in a folder of its own, in which the other files are as they were', async () => {
  const made = await fillClient({ dir: write(), bundle }, input, join(root, 'out'))
  const [app = '', shell = '', sheet] = made.files
  expect(app).toMatch(/^assets\/[\da-f]{6}\/app-aaaaaaaa\.js$/)
  expect(made.shared).toEqual([shell, sheet])
  expect(made.scripts).toEqual([`/docs/${app}`])
  const read = (file: string) => readFileSync(join(root, 'out', file), 'utf8')
  const folder = app.slice(0, -'app-aaaaaaaa.js'.length)
  expect(read(app)).toMatch(`const folder = "/docs/${folder}", site = ({title:"A \\"title\\"",`)
  expect(read(shell)).toBe(SHELL)
  const other = await fillClient({ dir: write(), bundle }, { ...input, baseUrl: '/' }, join(root, 'other'))
  expect(other.files[0]).not.toBe(app)
})

test('rules of the config stand at the end of the stylesheet', async () => {
  const siteStyles = '.logo-navbar { width: 10px }'
  const made = await fillClient({ dir: write(), bundle }, { ...input, siteStyles }, join(root, 'out'))
  expect(readFileSync(join(root, 'out', made.files[2]!), 'utf8')).toBe(
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
