import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, it } from 'vitest'
import { join } from '../paths'
import { createSheetReader, findSheet } from './page-sheet'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'sheet-'))
symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const readShown = createSheetReader({ root, siteDir: root, baseUrl: '/' })
const read = async (components: string[]) => (await readShown({ main: '', components })).css

it('finds the stylesheet beside a component, and makes it small for the oldest browsers', async () => {
  const page = join(root, 'index.tsx')
  expect(findSheet(page)).toBeUndefined()
  writeFileSync(join(root, 'index.css'), '.hero {\n  & p { inset: 0; color: #ff0000; }\n}\n')
  expect(findSheet(page)).toBe(join(root, 'index.css'))
  expect(await read([page])).toBe('.hero p{color:red;inset:0}')
})

it('reads each sheet once, in one order, also of components that are rendered at build time only', async () => {
  writeFileSync(join(root, 'Card.css'), '.card{top:0}')
  const files = ['index.tsx', 'Plain.tsx', 'Card.static.tsx', 'Card.static.tsx'].map(name => join(root, name))
  expect(await read(files)).toBe('.card{top:0}\n.hero p{color:red;inset:0}')
  expect(await read(files.reverse())).toBe('.card{top:0}\n.hero p{color:red;inset:0}')
})

it('reads one again that was edited', async () => {
  writeFileSync(join(root, 'Card.css'), '.card{top:1px}')
  expect(await read([join(root, 'Card.tsx')])).toBe('.card{top:1px}')
})

it('adds the rules of parts of the theme to pages that show them', async () => {
  const readMain = async (main: string) => (await readShown({ main, components: [] })).css
  expect(await readMain('<p class="posted">x</p>')).toBe('')
  expect(await readMain('<header class="post-header"></header>')).toMatch(
    /^@layer components\{.*\.post-title\{/,
  )
  expect(await readMain('<p><img src="a.png"></p>')).toContain('.zoom{')
})

it('adds what components import: sheets of their own names, in Sass, with pictures and further sheets', async () => {
  const write = (file: string, text: string) => {
    writeFileSync(join(root, file), text)
    return join(root, file)
  }
  write('base.css', '.base{color:#010203}')
  write('dot.png', 'picture')
  write('_tone.scss', '$tone: #040506;')
  write('图 1.png', 'picture')
  const far = write('far.css', '.far{background:url(@site/dot.png),url("图%201.png")}')
  const distant = await readShown({ main: '', components: [], imported: [far] })
  expect(distant.css).toMatch(/url\(\/assets\/dot-\w+\.png\),url\(.?\/assets\/[^)]+\.png.?\)/)
  expect(distant.assets).toHaveLength(2)
  const plain = write('plain.css', '@import "./base.css";\n.plain{background:url(./dot.png)}')
  const named = write(
    'named.module.css',
    '.box{top:1px} @media (width < var(--x)) { .y { top: 0 } } .z:nth-child(var(--x)) {}',
  )
  const nested = write('nested.module.scss', "@use 'tone';\n.outer { .inner { color: tone.$tone } }")
  const imported = [plain, named, nested]
  const shown = { main: '', components: [], imported }
  const { css, assets } = await readShown(shown)
  expect(css).toMatch(/^\.base\{color:#010203\}\n\.plain\{background:url\(\/assets\/dot-\w+\.png\)\}/)
  expect(css).toMatch(/\.named-module_\w+_box\{top:1px\}/)
  expect(css).toMatch(/\.(\S+)_outer \.\1_inner\{color:#040506\}/)
  expect(assets.map(({ file }) => file)).toEqual([join(root, 'dot.png')])
  write('_tone.scss', '$tone: #070809;')
  expect((await readShown(shown)).css).toContain('color:#070809')
})
