import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import type { AddedSheet } from 'inkstone/config'
import { createResolver } from 'inkstone/modules'
import { dirname, join } from 'inkstone/paths'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { customSheet, infimaSheet } from './infima'
import { sheetLanguages } from './languages'

const siteDir = mkdtempSync(join(tmpdir(), 'infima-'))
mkdirSync(join(siteDir, 'css'))

function read(text: string, name = 'custom.css', classes: string[] = [], known: AddedSheet[] = []) {
  const file = join(siteDir, 'css', name)
  writeFileSync(file, text)
  return customSheet(
    {
      root: siteDir,
      resolver: createResolver({ siteDir, hooks: { styles: { languages: sheetLanguages(siteDir) } } }),
      classNames: async () => classes,
      known,
    },
    file,
  )
}

for (const name of ['css/a.png', 'css/img/bg.png', 'static/img/图 1.png']) {
  mkdirSync(dirname(join(siteDir, name)), { recursive: true })
  writeFileSync(join(siteDir, name), '')
}

test('classes and variables of Infima have rules; the frame, documents and buttons of the theme keep theirs', async () => {
  const css = infimaSheet()
  expect(css).toMatch(/^@layer added\.base \{/)
  for (const selector of ['.row {', '.col--6 {', '.hero__title {', '.card__body', '.margin-top--md {'])
    expect(css).toContain(selector)
  expect(css).toContain('--ifm-color-emphasis-300:')
  expect(css).toContain('--ifm-color-primary: var(--color-accent)')
  expect(css).toContain('.button[class*="button--"] {')
  expect(css).toMatch(/:where\(\.canvas\) h2 \{/)
  expect(css).not.toMatch(/\.(?:navbar|menu|footer|tabs|markdown)\b/)
  expect(css).not.toMatch(/^(?:h1|a|table|body|html) \{/m)
})

test('tabs in components and blocks of code keep the look of the theme', () => {
  const css = infimaSheet()
  const [reset = ''] = /[^}]*\{\s*all: revert;/.exec(css) ?? []
  expect(reset.match(/:not\(\[class\], \.tab-list > \*\)/g)).toHaveLength(2)
  expect(css).toMatch(/@layer added\.site \{\s*pre code \{ background-color: revert-layer/)
})

test('of a stylesheet for Docusaurus its variables and classes are taken, not its rules for the frame', async () => {
  const { css, problems } = await read(`
:root { --ifm-color-primary: #25c2a0; }
[data-theme='dark'] .mine, .navbar .mine { color: red; background: url(./a.png) }
.navbar__link, div[class^='sidebar_'] { color: blue }
@media (min-width: 10px) { .footer { color: blue } }
@keyframes turn { from { opacity: 0 } }
`)
  expect(problems).toEqual([])
  expect(css).toContain('--ifm-color-primary: #25c2a0')
  expect(css).toContain(`[data-theme='dark'] .mine { color: red; background: url("${siteDir}/css/a.png") }`)
  expect(css).toContain('from { opacity: 0 }')
  expect(css).not.toContain('blue')
  expect(css).not.toContain('@media')
})

test('files beside it are read like it; Tailwind already exists; what cannot be had is reported with its line', async () => {
  writeFileSync(join(siteDir, 'css/other.css'), '.navbar { color: blue }\n.b { color: green }\n')
  writeFileSync(join(siteDir, 'css/paper.css'), "@import './custom.css';\n.c { color: black }\n")
  const { css, problems } = await read(`@import './other.css';
@import './paper.css' print;
@import url('https://fonts.example/css?family=A');
@tailwind base;
@import 'tailwindcss';
.a { color: red }
`)
  expect(
    css
      .replace(/\/\*!.*?\*\/|\s+/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  ).toBe(
    '@layer added.site { @layer theme, base, components; @layer theme; .b { color: green; } @media print { .c { color: black; } } .a { color: red; } }',
  )
  expect(problems.map(({ what, where, severity }) => [what, where?.line, severity])).toEqual([
    [
      "'https://fonts.example/css?family=A' is not loaded: pages load no styles from other hosts",
      3,
      'warning',
    ],
  ])
})

test('what it asks of Tailwind is done, by the settings of the site and for the classes that it names', async () => {
  writeFileSync(
    join(siteDir, 'tailwind.config.js'),
    "module.exports = { theme: { extend: { colors: { sea: '#0af', blue: { 500: '#00b' } } } } }",
  )
  writeFileSync(join(siteDir, 'css/parts.css'), '.part { @apply mt-4 text-sea }\n')
  const { css, problems, settings } = await read(
    `@import './parts.css';
@tailwind base;
@tailwind utilities;
@layer components { .navbar { @apply bg-sea } .card { @apply bg-sea unheard-of } }
`,
    'tailwind.css',
    ['border-sea', 'mt-2', 'dark:bg-black', 'bg-blue-500'],
  )
  rmSync(join(siteDir, 'tailwind.config.js'))
  expect(settings).toEqual([join(siteDir, 'tailwind.config.js')])
  expect(css).toMatch(/\.part \{\s+margin-top: .+;\s+color: #0af/)
  expect(css).toMatch(/\.card \{\s+background-color: #0af/)
  expect(css).toMatch(/\.border-sea \{/)
  expect(css).toMatch(/\.bg-blue-500 \{\s+background-color: #00b/)
  // Utility classes override all other rules of the site. They are in one layer, because a variant must
  // override its base class.
  expect(css.indexOf('.dark\\:bg-black')).toBeGreaterThan(css.indexOf('.bg-blue-500'))
  expect(parse(css).nodes.map(node => 'params' in node && node.params)).toEqual(['added.site', 'utilities'])
  expect(css).not.toMatch(/@(?:apply|tailwind|config)|\.navbar/)
  expect(problems.map(({ what, where }) => [what, where?.line])).toEqual([
    ["@apply knows no class 'unheard-of'", 4],
  ])
})

test('a configuration counts for a sheet that only applies, and its ending need not be written', async () => {
  const config = join(siteDir, 'tailwind.config.js')
  writeFileSync(config, "module.exports = { theme: { extend: { colors: { sea: '#0af' } } } }")
  const applied = await read('.a { @apply text-sea! bg-[url(./a.png)] !important }\n', 'applies.css', [
    'bg-sea',
  ])
  expect(applied.problems).toEqual([])
  expect(applied.css).toMatch(/color: #0af !important/)
  expect(applied.css).toContain(`url("${siteDir}/css/a.png")`)
  expect(applied.css).not.toContain('.bg-sea')
  const named = await read("@config '../tailwind.config';\n.a { @apply text-sea }\n", 'named.css')
  expect(named.settings).toEqual([config])
  expect(named.css).toMatch(/color: #0af/)
  mkdirSync(join(siteDir, 'css/plugins'), { recursive: true })
  writeFileSync(join(siteDir, 'css/plugins/index.js'), 'module.exports = () => {}\n')
  expect((await read("@plugin './plugins';\n", 'plugs.css')).problems).toEqual([])
  rmSync(config)
})

test('an unknown class is found at once in a sheet that holds much else', async () => {
  const font = `.f { background: url("data:font/woff2;base64,${'A'.repeat(300_000)}") }`
  const { problems } = await read(`${font}\n.a { @apply hover:unheard flex }\n`, 'font.css')
  expect(problems.map(({ what, where }) => [what, where?.line])).toEqual([
    ["@apply knows no class 'hover:unheard'", 2],
  ])
})

test('one that is as it was is not compiled again; other classes and settings make another', async () => {
  const settings = (sea: string) =>
    writeFileSync(
      join(siteDir, 'tailwind.config.js'),
      `module.exports = { theme: { extend: { colors: { sea: '${sea}' } } } }`,
    )
  settings('#0af')
  const again = (classes: string[], known: AddedSheet[]) =>
    read('@tailwind utilities;\n', 'again.css', classes, known)
  const first = await again(['bg-sea'], [])
  expect(await again(['bg-sea'], [first])).toBe(first)
  expect((await again(['mt-1', 'text-sea'], [first])).css).toContain('.text-sea')
  settings('#123')
  expect((await again(['bg-sea'], [first])).css).toContain('#123')
  rmSync(join(siteDir, 'tailwind.config.js'))
})

test('values that it declares for Tailwind have classes; a configuration is found from the file that names it', async () => {
  mkdirSync(join(siteDir, 'css/deep'), { recursive: true })
  writeFileSync(
    join(siteDir, 'css/deep/own.cjs'),
    "module.exports = { theme: { extend: { spacing: { wide: '9rem' } } } }",
  )
  writeFileSync(join(siteDir, 'css/deep/config.css'), "@config './own.cjs';\n")
  const { css, problems } = await read(
    "@import 'tailwindcss';\n@import './deep/config.css';\n@theme { --color-brand: #123 }\n",
    'values.css',
    ['bg-brand', 'mt-wide'],
  )
  expect(problems).toEqual([])
  expect(css).toMatch(/--color-brand: #123/)
  expect(css).toMatch(/\.bg-brand \{/)
  expect(css).toMatch(/\.mt-wide \{\s+margin-top: 9rem/)
})

test('names that only begin like those of the frame, and what is no frame, are kept; files are found from its folder', async () => {
  const { css } = await read(
    ".footer-cta, a:not(.navbar__link) { background: url(img/bg.png), url('/img/x.png'), url(data:a) }\n",
  )
  expect(css).toContain('.footer-cta, a:not(.navbar__link)')
  expect(css).toContain(`url("${siteDir}/css/img/bg.png"), url('/img/x.png'), url(data:a)`)
})

test('files are found by names of the site, and one that is not there is reported with its line', async () => {
  const { css, problems } = await read(`
.a { background: url(@site/static/img/图%201.png), url("~@site/css/a.png?v=1") }
.b {
  background: url('@site/static/gone.png')
}
.c { background: url("data:image/svg+xml,<path fill='url(img)'/>") }
.d { background: url(~@site/static/gone.png) }
`)
  expect(css).toContain(
    `url("${siteDir}/static/img/${encodeURI('图 1')}.png"), url("${siteDir}/css/a.png?v=1")`,
  )
  expect(css).toContain(`url("data:image/svg+xml,<path fill='url(img)'/>")`)
  expect(problems).toMatchObject([
    {
      what: "the address '@site/static/gone.png' points to a file that does not exist",
      where: { file: 'css/custom.css', line: 4 },
      severity: 'warning',
    },
    {
      what: "the address '~@site/static/gone.png' points to a file that does not exist",
      where: { file: 'css/custom.css', line: 7 },
    },
  ])
})

test('imports by names of the site and of packages are followed, with what they depend on', async () => {
  mkdirSync(join(siteDir, 'node_modules/looks'), { recursive: true })
  writeFileSync(join(siteDir, 'node_modules/looks/x.css'), '.x { color: green }')
  writeFileSync(join(siteDir, 'css/y.css'), '.y { color: green }')
  const { css, problems } = await read(`@import "~looks/x.css" layer(far) supports(display: grid);
@import url(@site/css/y.css) screen and (min-width: 10px);
@import "looks/gone.css";
`)
  expect(css.replace(/\s+/g, ' ').trim()).toBe(
    '@layer added.site { @supports (display: grid) {@layer far {.x { color: green } } }@media screen and (min-width: 10px) {.y { color: green } } }',
  )
  expect(problems).toMatchObject([
    { what: "the import 'looks/gone.css' points to a file that does not exist", remedy: 'Fix the path' },
  ])
})

test('one that is not CSS, or needs a compiler that is not there, is reported', async () => {
  expect((await read('.a {\n  color: red')).problems).toMatchObject([
    { what: 'a block is not closed', where: { file: 'css/custom.css', line: 1 } },
  ])
  expect((await read('.a { .b { color: red } }', 'custom.scss')).problems).toMatchObject([
    { what: expect.stringContaining("needs the package 'sass'"), remedy: 'npm install -D sass' },
  ])
})

test('rules for the text of pages are for the article of the theme', async () => {
  const { css } = await read('.markdown > h2, .markdown-like { color: red }')
  expect(css).toMatch(/\.article > h2, \.markdown-like \{/)
})
