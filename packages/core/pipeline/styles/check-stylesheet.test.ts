import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { dirname, join } from '../../paths'
import { createResolver } from '../modules/resolver'
import { checkStylesheet, refuseFaulty } from './check-stylesheet'

const dir = mkdtempSync(join(tmpdir(), 'css-'))

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), '')
  }
}

async function check(css: string): Promise<string[]> {
  writeFileSync(join(dir, 'site.css'), css)
  const problems = await checkStylesheet(
    { root: dir, resolver: createResolver({ siteDir: dir }) },
    join(dir, 'site.css'),
  )
  return problems.map(({ what, where }) => `${where?.file}:${where?.line}:${where?.column} ${what}`)
}

test.each([
  ['.a { color: red }\n.b {\n  color red;\n}', 'site.css:3:8 CSS: Unexpected token Ident("red")'],
  ['.a {\n  color: red;\n\n.b { color: blue }', 'site.css:1:4 a block is not closed'],
  [
    '.a {}\n@import "tailwindcss";',
    'site.css:2:1 Tailwind is a part of the theme already; a second one would bring all of its rules again',
  ],
  [
    '@tailwind base;',
    'site.css:1:1 Tailwind is a part of the theme already; a second one would bring all of its rules again',
  ],
  ['@import url(absent-sheets/x.css);', "site.css:1:13 the package 'absent-sheets' is not installed"],
  [
    '@import "//fonts.example/a.css";\n@import url("https://fonts.example/css2?family=X");',
    "site.css:1:10 '//fonts.example/a.css' is not loaded: pages load no styles from other hosts",
    "site.css:2:14 'https://fonts.example/css2?family=X' is not loaded: pages load no styles from other hosts",
  ],
  [
    '.a {\n  background: url(/img/gone.svg) }',
    "site.css:2:19 the address '/img/gone.svg' points to a file that does not exist",
  ],
  ['@import "gone.css";', "site.css:1:10 the import './gone.css' points to a file that does not exist"],
  ['@import "./gone.css";', "site.css:1:10 the import './gone.css' points to a file that does not exist"],
  [
    '/* url(./old.png) */ .a {\n  background: url(\n    "gone.png?x" ) }',
    "site.css:3:6 the address 'gone.png?x' points to a file that does not exist",
  ],
  [
    '.a { background: url(~@site/img/gone.png) }',
    "site.css:1:22 the address '~@site/img/gone.png' points to a file that does not exist",
  ],
  [
    '.a { background: url(caf%E9-gone.png) }',
    "site.css:1:22 the address 'caf%E9-gone.png' points to a file that does not exist",
  ],
  [
    '.a { background: url("没有.png") }',
    "site.css:1:23 the address '没有.png' points to a file that does not exist",
  ],
  [
    '.a { background: url(%E6%B2%A1.png) }',
    "site.css:1:22 the address '%E6%B2%A1.png' points to a file that does not exist",
  ],
  [
    '.a { background: url("no file (1).png") }',
    "site.css:1:23 the address 'no file (1).png' points to a file that does not exist",
  ],
  [
    ".a { background: URL(\r\n'gone x.png') }",
    "site.css:2:2 the address 'gone x.png' points to a file that does not exist",
  ],
  [
    '.a::before { content: "/*" }\n.b { background: url(gone.png) }\n.c::before { content: "*/" }',
    "site.css:2:22 the address 'gone.png' points to a file that does not exist",
  ],
  ['.a::before { content: "/*" }\n.b {\n.c::before { content: "*/" }', 'site.css:2:4 a block is not closed'],
  ['.a { background: url(x.png;\n}\n.b { color: red }', 'site.css:1:21 an address is not closed'],
  ['.a { background: url(x.png;\n}\n.b { color: rgb(1, 2, 3) }', 'site.css:1:22 an address is not closed'],
  [
    '@import /* a */ "@site/src/gone.css";',
    "site.css:1:18 the import '@site/src/gone.css' points to a file that does not exist",
  ],
  ['@import "@/gone.css";', "site.css:1:10 the import '@/gone.css' points to a file that does not exist"],
  [
    '.a { background: url(@site/gone.png) }',
    "site.css:1:22 the address '@site/gone.png' points to a file that does not exist",
  ],
  [
    '@font-face { font-family: a; src: url(data:font/woff2,x) format("woff2"), url(gone.woff2?v=1#x) }',
    "site.css:1:79 the address 'gone.woff2?v=1#x' points to a file that does not exist",
  ],
  ['.a { color: red }\n}', 'site.css:2:2 CSS: Unexpected end of input'],
])('%j is reported with its place', async (css, ...told) => {
  expect(await check(css)).toEqual(told)
})

test('addresses that are no files beside it, and those that are, are no mistake', async () => {
  write('a b.png', '图.png', 'caf%E9.png', 'x.woff2', 'src/b.css', 'parts/c.css', 'sub/d.css')
  write('node_modules/sheets.css/index.css', 'node_modules/letters/x.woff2', 'static/x.svg')
  writeFileSync(
    join(dir, 'tsconfig.json'),
    '{ "compilerOptions": { "paths": { "@parts/*": ["./parts/*"] } } }',
  )
  const paths = [
    '/x.svg',
    '/base/x.svg',
    '#x',
    'data:image/png,x',
    '//x.example/y',
    'https://x.example',
    '~letters/x.woff2',
    '~/letters/x.woff2',
    '?x',
    "\"data:image/svg+xml;utf8,<svg><path fill='url(img)' d='{'/></svg>\"",
    '"data:image/svg+xml,<path fill=\\"url(img)\\"/>"',
    ...[
      'a%20b.png#x',
      './a%20b.png',
      '"a b.png"',
      "'./a b.png'",
      'a\\ b.png',
      '"a\\20 b.png"',
      '"a \\\nb.png"',
    ],
    ...['"图.png"', '图.png', '%E5%9B%BE.png', '"\\56fe.png"', 'caf%E9.png', 'x.woff2?v=1', 'x.woff2?#x'],
    ...['@site/src/b.css', '"@/b.css"', '@parts/c.css', 'sub/d.css', 'letters/x.woff2'],
  ]
  const imports = [
    ...['"vite/x.css"', '"tailwindcss/utilities" layer(x)'],
    ...['"@site/src/b.css"', '"@/b.css"', "url('@parts/c.css') screen", '"~letters/x.css"', '"sheets.css"'],
    ...['"sub/d.css"', '"./sub/d"', 'url(src/b.css) layer(x) supports(display: grid) screen'],
  ]
  const css = [
    '@charset "utf-8";',
    ...imports.map(path => `@import ${path};`),
    ...paths.map(path => `.a { background: url(${path}) }`),
    '/*',
    '@import "tailwindcss";',
    '*/',
    '/* don\'t { */ .b\\{\\" { content: "\\"{" }',
  ]
  expect(await check(css.join('\n'))).toEqual([])
  expect(await check(css.join('\r\n'))).toEqual([])
})

test('what Tailwind, nesting and newer CSS bring is no mistake', async () => {
  writeFileSync(join(dir, 'x.css'), '')
  const css =
    '@import "./x.css";\n@theme { --x: 1 }\n.a { @apply p-4; &:hover { content: "{"; /* { */ } }\n@layer a, b;'
  expect(await check(css)).toEqual([])
})

test.each([
  ['pictures', '.a{background:url("data:image/png,x")}'],
  ['an address without end', 'url('],
  ['lines of an address', 'url(\n'],
  ['quotes', `.a{content:"'`],
  ['backslashes', '\\'],
  ['comments', '/*'],
])('%s on half a megabyte are read in one go', (_, part) => {
  const text = part.repeat(2 ** 19 / part.length)
  const told = ['', '\\', ')'].map(end => {
    try {
      refuseFaulty(createResolver({ siteDir: dir }), join(dir, 'site.css'), text + end)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  })
  for (const message of told) expect(message).toMatch(/^$|is not closed$/)
})
