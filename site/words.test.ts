import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { glossary, riddles } from './data/glossary'

const WORDS: { wrong: RegExp; right: string }[] = [
  ...glossary.map(({ name, not }) => ({ wrong: not, right: name })),
  ...riddles.map(wrong => ({ wrong, right: 'a plain statement' })),
  // Renaming changes lengths, so columns shift.
  { wrong: /(?:源码映射|source ?map|sourcemap)不受影响/i, right: '列号会移动' },
]

const here = fileURLToPath(new URL('.', import.meta.url))
const files = [
  'sidebars.ts',
  ...['docs', 'blog', 'pages', 'components'].flatMap(dir =>
    readdirSync(join(here, dir), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(?:mdx?|tsx)$/.test(file) && !file.includes('.test.'))
      .map(file => `${dir}/${file}`),
  ),
]

/** Blanks everything that is not prose: code, addresses, ids, and search keywords. */
function readProse(text: string): string {
  const blank = (found: string) => found.replace(/[^\n]/g, ' ')
  return text
    .replace(/^(\s*)(`{3,})[\s\S]*?^\1\2\s*$/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/`[^`\n]*`|\]\([^)\n]*\)|\{#[^}\n]*\}|https?:\S+|^keywords:.*$/gm, blank)
    .replace(/(?:from|id:|href=) ?['"][^'"\n]*['"]|'[\w/-]*\/[\w/-]*'/g, blank)
}

/** The plugin's import in samples: always the same name, so that code from different pages fits together. */
const VITE_IMPORT = /import \{ UnifiedViteWeappTailwindcssPlugin as uvwt \} from/

/** Returns "file:line" of samples that import or call the plugin by another name. */
function findOtherAliases(file: string, text: string): string[] {
  return text.split('\n').flatMap((source, index) => {
    const line = source.replace(/<!--.*?-->/g, '')
    const isImport = /(?:import|require).*weapp-tailwindcss(?:-webpack-plugin)?\/vite'/.test(line)
    const isOther = isImport
      ? /Unified/.test(line) && !VITE_IMPORT.test(line)
      : /^[^`|]*UnifiedVite\w+\((?!.*`)/.test(line)
    const isRenamed = /UnifiedWebpackPluginV\d(?: as |: )\w+ \}/.test(line)
    return isOther || isRenamed ? [`${file}:${index + 1}: ${line.trim()}`] : []
  })
}

/** Returns "file:line: found text → correct text". */
function findWrongWords(file: string, text: string): string[] {
  return readProse(text)
    .split('\n')
    .flatMap((line, index) =>
      WORDS.flatMap(({ wrong, right }) => {
        const [found] = wrong.exec(line) ?? []
        return found ? [`${file}:${index + 1}: ${found} → ${right}`] : []
      }),
    )
}

test('every page calls a thing by its one name', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(file => findWrongWords(file, readFileSync(join(here, file), 'utf8')))).toEqual([])
})

test('a wrong word is reported with its line; code, addresses and search words are left alone', () => {
  const page = [
    'keywords: [monorepo]',
    '',
    '见[配置](./monorepo.md)，`monorepo`',
    '外部样式类转译',
    '在 monorepo 里',
  ].join('\n')
  expect(findWrongWords('a.md', page)).toEqual(['a.md:4: 转译 → 转义', 'a.md:5: monorepo → Monorepo'])
})

test('samples import the plugin by one name', () => {
  expect(files.flatMap(file => findOtherAliases(file, readFileSync(join(here, file), 'utf8')))).toEqual([])
})

test('another name is reported', () => {
  const page = [
    "import { UnifiedViteWeappTailwindcssPlugin as uvwt } from 'weapp-tailwindcss/vite'",
    "import { UnifiedViteWeappTailwindcssPlugin as uvtw } from 'weapp-tailwindcss/vite'",
    "import { UnifiedViteWeappTailwindcssPlugin } from 'weapp-tailwindcss/vite'",
    "const { UnifiedViteWeappTailwindcssPlugin: weapp } = require('weapp-tailwindcss/vite')",
    "import { UnifiedWebpackPluginV5 as weapp } from 'weapp-tailwindcss/webpack'",
    '  plugins: [UnifiedViteWeappTailwindcssPlugin({})],',
    '签名是 `UnifiedViteWeappTailwindcssPlugin(options?)`',
  ].join('\n')
  const told = findOtherAliases('a.md', page).map(text => Number(text.split(':')[1]))
  expect(told).toEqual([2, 3, 4, 5, 6])
})
