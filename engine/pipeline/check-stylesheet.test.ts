import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { join } from '../paths'
import { checkStylesheet } from './check-stylesheet'

const dir = mkdtempSync(join(tmpdir(), 'css-'))

async function check(css: string): Promise<string[]> {
  writeFileSync(join(dir, 'site.css'), css)
  const problems = await checkStylesheet(dir, join(dir, 'site.css'))
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
  ['@import "gone.css";', "site.css:1:10 the import './gone.css' leads to no file"],
  ['@import "./gone.css";', "site.css:1:10 the import './gone.css' leads to no file"],
  [
    '/* url(./old.png) */ .a {\n  background: url(\n    "gone.png?x" ) }',
    "site.css:3:6 the address 'gone.png?x' leads to no file",
  ],
  ['.a { color: red }\n}', 'site.css:2:2 CSS: Unexpected end of input'],
])('%j is told with its place', async (css, told) => {
  expect(await check(css)).toEqual([told])
})

test('addresses that are no files beside it, and those that are, are no mistake', async () => {
  writeFileSync(join(dir, 'a b.png'), '')
  const paths = [
    '/x.png',
    '#x',
    'data:image/png,x',
    '//x.example/y',
    'https://x.example',
    '~x/y.png',
    '@site/x',
  ]
  const css = [...paths, 'a%20b.png#x', './a%20b.png'].map(path => `.a { background: url(${path}) }`)
  expect(
    await check(`@import "vite/x.css";\n@import url(https://x.example/y.css);\n${css.join('\n')}`),
  ).toEqual([])
})

test('what Tailwind, nesting and newer CSS bring is no mistake', async () => {
  writeFileSync(join(dir, 'x.css'), '')
  const css =
    '@import "./x.css";\n@theme { --x: 1 }\n.a { @apply p-4; &:hover { content: "{"; /* { */ } }\n@layer a, b;'
  expect(await check(css)).toEqual([])
})
