import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createAssets } from 'inkstone/modules'
import { join } from 'inkstone/paths'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundleSite } from '../fixtures/bundle-site'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'bundle-'))
beforeEach(() => mkdirSync(join(root, 'src/theme/Badge'), { recursive: true }))
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a module written for CommonJS knows where it lies; data that names the variable stays data', async () => {
  const entry = join(root, 'entry.ts')
  writeFileSync(
    entry,
    "import data from './data.json'\nexport const found = [__dirname, data.code, require.resolve('./x.js'), process.cwd()]\n",
  )
  writeFileSync(join(root, 'data.json'), '{ "code": "path.resolve(__dirname)" }')
  const { found } = (await load(entry)) as { found: string[] }
  expect(found).toEqual([root, 'path.resolve(__dirname)', join(root, 'x.js'), root])
  writeFileSync(
    entry,
    `import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
const __dirname = dirname(
  fileURLToPath(import.meta.url),
)
export const found = [__dirname]
`,
  )
  expect(await load(entry)).toMatchObject({ found: [root] })
})

test('what speaks of the folder in a text stays a text, also that of a file', async () => {
  const entry = join(root, 'entry.jsx')
  const text = 'const here = "process.cwd()"\n'
  writeFileSync(join(root, 'script.js'), text)
  writeFileSync(
    entry,
    `import script from '!!raw-loader!./script.js'
export const found = ['call process.cwd()', script, (<b>process.cwd()</b>).props.children, process.cwd()]
`,
  )
  expect(await load(entry)).toMatchObject({ found: ['call process.cwd()', text, 'process.cwd()', root] })
})

test('what a configuration requires has the members of its default export', async () => {
  const entry = join(root, 'sidebars.ts')
  writeFileSync(join(root, 'members.ts'), "export const other = 'o'\nexport default { items: ['a'] }\n")
  writeFileSync(join(root, 'list.ts'), "export default ['b']\n")
  writeFileSync(join(root, 'plain.cjs'), "module.exports = ['c']\n")
  writeFileSync(
    entry,
    `const { items, other } = require('./members.ts')
export default [...items, other, ...require("./list"), ...require('./plain.cjs'), require('./members').default.items[0]]
`,
  )
  expect(await load(entry, 'config')).toMatchObject({ default: ['a', 'o', 'b', 'c', 'a'] })
})

test('a part that the site adds to the theme is found by its name; those of the engine stay its own', async () => {
  const entry = join(root, 'entry.tsx')
  writeFileSync(
    entry,
    "import Badge from '@theme/Badge'\nimport Tabs from '@theme/Tabs'\nexport default [Badge, Tabs]\n",
  )
  writeFileSync(join(root, 'src/theme/Badge/index.jsx'), "export default 'own badge'\n")
  writeFileSync(join(root, 'src/theme/Tabs.jsx'), "export default 'own tabs'\n")
  const { default: parts } = (await load(entry)) as { default: unknown[] }
  expect(parts).toEqual(['own badge', expect.any(Function)])
})

test('a module is another one when what its stylesheet in Sass shows or imports is', async () => {
  symlinkSync(join(import.meta.dirname, '../../../node_modules'), join(root, 'node_modules'))
  const entry = join(root, 'Box.static.tsx')
  writeFileSync(entry, "import look from './look.module.scss'\nexport default look.box\n")
  writeFileSync(
    join(root, 'look.module.scss'),
    "@import url('plain.css');\n.box { b { background: url(dot.svg) } }\n",
  )
  const hashes = new Set<string | undefined>()
  for (const [dot, plain] of ['00', '10', '11']) {
    writeFileSync(join(root, 'dot.svg'), `<svg><title>${dot}</title></svg>`)
    writeFileSync(join(root, 'plain.css'), `.plain { top: ${plain}px }`)
    hashes.add((await bundle(entry)).hashes.entry)
  }
  expect(hashes.size).toBe(3)
})

async function load(entry: string, target?: 'config'): Promise<unknown> {
  const { urls } = await bundle(entry, target)
  return import(urls.entry!)
}

function bundle(entry: string, target?: 'config') {
  return bundleSite({ root, entries: { entry }, assets: createAssets('/'), target })
}
