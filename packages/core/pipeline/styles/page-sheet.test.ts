import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as sass from 'sass'
import { afterAll, expect, it } from 'vitest'
import { dirname, join } from '../../paths'
import { createResolver } from '../modules/resolver'
import { createSheetReader, findSheet, sheetFiles } from './page-sheet'
import { checkTailwind } from './site-tailwind'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'sheet-'))
symlinkSync(join(import.meta.dirname, '../../../../node_modules'), join(root, 'node_modules'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const languages = {
  '.scss': {
    compile(file: string) {
      const { css, loadedUrls } = sass.compile(file)
      return { css, reads: loadedUrls.map(url => url.pathname) }
    },
  },
}
const made = {
  kind: 'missing',
  what: 'another tool makes it',
  remedy: 'run it',
  severity: 'warning',
} as const
const resolve = (specifier: string) => (specifier.includes('/made/') ? made : undefined)
const resolver = createResolver({ siteDir: root, hooks: { styles: { languages }, modules: { resolve } } })
const readSheets = createSheetReader({ root, siteDir: root, baseUrl: '/' })
const readShown = (shown: { main: string; components: string[]; imported?: string[] }) =>
  readSheets({ resolver, ...shown })
const read = async (components: string[]) => (await readShown({ main: '', components })).css
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
  return join(root, file)
}

it('a class that is applied and that nobody knows is an error of the sheet of the site', async () => {
  const sheet = write('applied/site.css', '.a {\n  @apply p-4 no-such-class;\n}\n')
  expect(await checkTailwind({ root, resolver }, sheet)).toEqual([
    {
      what: "@apply knows no class 'no-such-class'",
      where: { file: 'applied/site.css', line: 2, column: 14 },
      remedy: expect.stringContaining('@utility'),
    },
  ])
})

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
  expect(css).toMatch(/^\.base\{color:#010203\}\.plain\{background:url\(\/assets\/dot-\w+\.png\)\}/)
  expect(css).toMatch(/\.named-module_\w+_box\{top:1px\}/)
  expect(css).toMatch(/\.(\S+)_outer \.\1_inner\{color:#040506\}/)
  expect(assets.map(({ file }) => file)).toEqual([join(root, 'dot.png')])
  write('_tone.scss', '$tone: #070809;')
  expect((await readShown(shown)).css).toContain('color:#070809')
})

/** Removes the licence comment and the empty layer. */
const bare = (css: string) => css.replace(/\/\*!.*?\*\/\n?|@layer theme;/g, '')
const readImported = (file: string) => readShown({ main: '', components: [], imported: [file] })

it('follows imports by all names that bundlers know, with what they depend on', async () => {
  write('src/tones.css', '.tones{color:#010101}')
  write('lib/node_modules/looks/package.json', '{"name":"looks","style":"all.css"}')
  write('lib/node_modules/looks/all.css', '@import "./more/dots.css";\n.looks{top:0}')
  write('lib/node_modules/looks/more/dots.css', '.dots{background:url(dot%201.png?v=1)}')
  write('lib/node_modules/looks/more/dot 1.png', 'dot')
  write('lib/parts/wide.css', '.wide{top:0}')
  write('lib/late.css', '.late{top:0}')
  const sheet = write(
    'lib/sheet.css',
    `/* @import "./gone.css"; */
@charset "utf-8";
@layer first, second;
@import "@site/src/tones.css";
@import 'looks';
@import "~looks/all.css" print;
@import url(./parts/wide.css) layer(second) supports(display: grid) screen and (min-width: 10px);
@import url( 'parts/wide' ) layer;
.own { background: url(~looks/more/dot%201.png) }
@import "late.css";
`,
  )
  const { css, assets, problems } = await readImported(sheet)
  expect(problems).toEqual([])
  const dots = '.dots{background:url(/assets/dot 1-x.png?v=1)}.looks{top:0}'
  expect(css.replace(/-\w{8}\.png/g, '-x.png').replace(/"(\/assets[^"]*)"/g, '$1')).toBe(
    [
      '@layer first,second;',
      '.tones{color:#010101}',
      dots,
      `@media print{${dots}}`,
      '@media screen and (min-width:10px){@supports (display:grid){@layer second{.wide{top:0}}}}',
      '@layer{.wide{top:0}}',
      '.late{top:0}',
      '.own{background:url(/assets/dot 1-x.png)}',
    ].join(''),
  )
  expect(new Set(assets.map(({ file }) => file))).toEqual(
    new Set([join(root, 'lib/node_modules/looks/more/dot 1.png')]),
  )
})

it('reports what cannot be followed, with its place', async () => {
  write('lost/inner.css', '.inner{top:0;background:url(gone.png)}\n@import "~absent-sheets/x.css";')
  write('lost/open.css', '.open {')
  write('lost/round.css', '@import "./sheet.css";\n.round{top:0}')
  const sheet = write(
    'lost/sheet.css',
    `@import url(https://fonts.example/css?family=A;B);
@import "//fonts.example/b.css" print;
@import "./inner.css"; @import "./open.css";
@import "./round.css";
@import "/gone.css";
@import "@site/made/x.css";
.own{top:0}`,
  )
  const { css, problems } = await readImported(sheet)
  expect(css).toBe('.inner{background:url(gone.png);top:0}.round,.own{top:0}')
  const told = problems.map(
    ({ what, where, severity = 'error' }) =>
      `${severity} ${where?.file}:${where?.line}:${where?.column} ${what}`,
  )
  expect(told).toEqual([
    "warning lost/sheet.css:1:13 'https://fonts.example/css?family=A;B' is not loaded: pages load no styles from other hosts",
    "warning lost/sheet.css:2:10 '//fonts.example/b.css' is not loaded: pages load no styles from other hosts",
    "error lost/inner.css:2:10 the package 'absent-sheets' is not installed",
    "error lost/inner.css:1:29 the address 'gone.png' points to a file that does not exist",
    'error lost/open.css:1:7 a block is not closed',
    "warning lost/sheet.css:5:10 the import '/gone.css' points to a file that does not exist",
    'warning lost/sheet.css:6:10 another tool makes it',
  ])
  write('lost/open.css', '.open{top:0}')
  expect((await readImported(sheet)).css).toContain('.open')
})

it('warns about a rule that browsers pass over', async () => {
  const sheet = write('odd/sheet.css', '.a { top: 0 }\n.b { colour }\n')
  expect((await readImported(sheet)).problems).toMatchObject([
    { what: 'CSS: Unknown word colour', where: { file: 'odd/sheet.css', line: 2 }, severity: 'warning' },
  ])
})

it('reads a sheet again when one that it imports, or a picture, was edited', async () => {
  const sheet = write('again/sheet.css', '@import "./a.css";')
  write('again/a.css', '@import "./b.css";')
  write('again/b.css', '.b{background:url(b.png)}')
  write('again/b.png', 'one')
  const before = await readImported(sheet)
  expect(before.css).toContain('.b{')
  write('again/b.png', 'another')
  const after = await readImported(sheet)
  expect(after.css).not.toBe(before.css)
  write('again/b.css', '.c{top:0}')
  expect((await readImported(sheet)).css).toBe('.c{top:0}')
})

it('compiles sheets for Tailwind: what they apply and declare, and other classes where an own one stands beside them', async () => {
  const readPage = (file: string, main: string) => readShown({ main, components: [], imported: [file] })
  const former = write(
    'tw/former.css',
    `@tailwind base;
@tailwind components;
@tailwind utilities;
.a { @apply mt-[3px] md:flex !important }
@screen md { .b { width: theme(spacing.1) } }
`,
  )
  const main = '<p class="flex text-sea pill">x</p>'
  const { css, problems } = await readPage(former, main)
  expect(problems).toEqual([])
  expect(bare(css)).toBe(
    '.a{margin-top:3px!important}@media (min-width:48rem){.a{display:flex!important}}@media (min-width:48rem){.b{width:.25rem}}',
  )
  const latter = write(
    'tw/latter.css',
    `@import "tailwindcss";
@import "./parts.css";
@theme { --color-sea: #00aaff }
.a { @apply dark:text-sea }
`,
  )
  write('tw/parts.css', '@utility pill { border-radius: 9px }')
  const own = await readPage(latter, main)
  expect(own.problems).toEqual([])
  expect(own.css).toContain('--color-sea:#0af')
  expect(own.css).toContain(
    '@layer utilities{.flex{display:flex}.pill{border-radius:9px}.text-sea{color:var(--color-sea)}}',
  )
  expect(own.css).toContain('.a:where([data-theme=dark],[data-theme=dark] *){color:var(--color-sea)}')
  // Without such classes, all come from the theme's sheet.
  expect((await readPage(latter, '<p class="flex">x</p>')).css).not.toMatch(/\.(?:flex|pill)/)
})

it('reads the configuration of the third Tailwind, and that which a sheet names', async () => {
  const main = '<p class="text-sky pt-deep flex">x</p>'
  const config = (deep: string) =>
    write('tailwind.config.cjs', `module.exports = { theme: { extend: { spacing: { deep: '${deep}' } } } }`)
  write('tw/sky.config.js', "export default { theme: { extend: { colors: { sky: '#0bf' } } } }")
  config('77px')
  const sheets = [
    write('tw/implied.css', '@tailwind utilities;'),
    write('tw/named.css', '@config "./sky.config.js";\n@import "tailwindcss/utilities";'),
  ]
  const rules = async () => (await readShown({ main, components: [], imported: sheets })).css
  expect(bare(await rules())).toBe(
    '@layer utilities{.flex{display:flex}.pt-deep{padding-top:77px}}\n@layer utilities{.flex{display:flex}.text-sky{color:#0bf}}',
  )
  config('78px')
  expect(await rules()).toContain('78px')
  rmSync(join(root, 'tailwind.config.cjs'))
})

it('names the configuration of Tailwind among its files, with all that this imports', () => {
  const colors = write('set/colors.ts', "export { tones as default } from '../set/tones'")
  const tones = write('set/tones.ts', "import '../set/colors'\nexport const tones = { sky: '#0bf' }")
  const spacing = write('set/spacing.cjs', "module.exports = { low: '7px' }")
  const config = write(
    'set/sky.config.js',
    "import colors from './colors'\nexport default { theme: { colors, spacing: require('./spacing.cjs') } }",
  )
  const plugin = write('set/plugin.js', 'export default () => {}')
  const sheet = write('set/sky.css', `@config "${config}";\n@plugin "./plugin.js";\n.a { @apply flex }`)
  expect(sheetFiles({ root, resolver }, sheet).sort()).toEqual(
    [colors, plugin, sheet, config, spacing, tones].sort(),
  )
})

it('leaves names of layers before what is imported, whatever a comment there says', async () => {
  write('order/base.css', '.base{top:0}')
  const sheet = write(
    'order/sheet.css',
    '/* not { this } */\n@layer reset, base;\n@import "./base.css" layer(base);\n@layer reset { .r { top: 0 } }',
  )
  expect((await readImported(sheet)).css).toBe('@layer reset{.r{top:0}}@layer base{.base{top:0}}')
})

it('reports what Tailwind does not know, with its place, and keeps the rest', async () => {
  const sheet = write('tw/lost.css', '@import "./lost-too.css";\n.a {\n  @apply flex btn\n}')
  write('tw/lost-too.css', '.b { @apply hover:btn-2; top: 0 }')
  const { css, problems } = await readImported(sheet)
  expect(bare(css)).toBe('.b{top:0}.a{display:flex}')
  expect(problems.map(({ what, where }) => `${where?.file}:${where?.line}:${where?.column} ${what}`)).toEqual(
    [
      "tw/lost-too.css:1:13 @apply knows no class 'hover:btn-2'",
      "tw/lost.css:3:15 @apply knows no class 'btn'",
    ],
  )
  const absent = write('tw/absent.css', '\n@plugin "absent-plugin";\n.c { top: 0 }')
  const told = await readImported(absent)
  expect(told.css).toContain('.c{top:0}')
  expect(told.problems).toMatchObject([{ where: { file: 'tw/absent.css', line: 2 }, severity: 'warning' }])
  expect(told.problems[0]!.what).toMatch(/absent-plugin/)
})
