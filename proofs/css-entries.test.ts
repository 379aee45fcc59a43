import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { prepareEnvironment, projectEnv } from './environments'
import { findFolders } from './folders'

const source = readFileSync(join(findFolders().site, 'docs/quick-start/v4/readme.mdx'), 'utf8')
const page = source.replaceAll(/<!--.*?-->/g, '')

const files = {
  'package.json': '{ "private": true }',
  'src/variant.css': '@import "tailwindcss";\n@custom-variant wx (.wx &);\n@theme { --color-mine: red }',
  'src/import.css': '@import "tailwindcss";\n@import "./extra.css";',
  'src/extra.css': '@custom-variant wx (.wx &);\n@theme { --color-mine: red }',
  'src/config.css': '@import "tailwindcss";\n@config "./mine.config.cjs";',
  'src/mine.config.cjs': 'module.exports = { plugins: [require("./mine.cjs")] }',
  'src/plugin.css': '@import "tailwindcss";\n@plugin "./mine.cjs";',
  'src/mine.cjs':
    "module.exports = require('tailwindcss/plugin')(({ addVariant }) => addVariant('wx', '.wx &'), { theme: { extend: { colors: { mine: 'red' } } } })",
}

const entry = (file: string) => `{ cssEntries: [path.resolve('src/${file}')] }`
const based = (file: string) =>
  `{ tailwindcss: { v4: { base: path.resolve('src'), cssEntries: [path.resolve('src/${file}')] } } }`

const cases = {
  right: entry('variant.css'),
  none: '{}',
  gone: entry('gone.css'),
  import: entry('import.css'),
  importBased: based('import.css'),
  plugin: entry('plugin.css'),
  pluginBased: based('plugin.css'),
  config: entry('config.css'),
  configBased: based('config.css'),
}

type Found = Record<keyof typeof cases, string>

/**
 * Returns, for each case, the classes of a script that stay unchanged (of a variant, an arbitrary value, a colour), or
 * the error.
 */
async function findUnchanged(line: string): Promise<Found> {
  const folder = join(prepareEnvironment({ line, tailwind: 4, patched: true }), 'entries')
  mkdirSync(join(folder, 'src'), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  const script = `const path = require('node:path')
    const { createContext } = require('weapp-tailwindcss/core')
    const cases = { ${Object.entries(cases).map(pair => pair.join(': '))} }
    const unchanged = ({ code }) => code.match(/'(.*)'/)[1].split(' ').filter(name => /[:[/]/.test(name)).join(' ')
    const told = error => error.message.replace(process.cwd(), 'root')
    const run = async () => {
      const found = {}
      for (const [name, options] of Object.entries(cases)) {
        const cache = { dir: path.resolve('cache', name), strategy: 'overwrite' }
        const context = createContext({ tailwindcssPatcherOptions: { cache }, ...options })
        found[name] = await context.transformJs("const a = 'wx:p-4 p-[1px] bg-mine/50'").then(unchanged, told)
      }
      console.log('\\nfound ' + JSON.stringify(found))
    }
    run()`
  writeFileSync(join(folder, 'run.cjs'), script)
  const { stdout } = await promisify(execFile)(process.execPath, ['run.cjs'], {
    cwd: folder,
    env: { ...process.env, ...projectEnv(folder) },
  })
  rmSync(folder, { recursive: true })
  return JSON.parse(/^found (.*)$/m.exec(stdout)![1]!)
}

test.each(['4.2', '4.12'])('%s takes cssEntries as the page says', async line => {
  const found = await findUnchanged(line)
  expect(page).toContain('| 写对了 | 脚本里转义 | 脚本里转义 |')
  expect(found.right).toBe('')
  expect(page).toContain('| 没写 | 脚本里转义 | 脚本里不转义，插件 4.12 启动时有警告 |')
  expect(found.none).toBe(line === '4.2' ? 'wx:p-4' : 'wx:p-4 bg-mine/50')
  expect(page).toContain(
    '没写时，插件 4.2 仍会转义 `bg-brand/50`、`hover:bg-brand` 这样用自定义颜色的类名，4.12 不转义',
  )
  expect(page).toContain('| 路径不存在 | **都不转义，也不报错** | **都不转义，也不报错** |')
  expect(found.gone).toBe('wx:p-4 p-[1px] bg-mine/50')
  expect(page).toContain("4.2.x 会从项目根目录去找，可能报 `Can't resolve`")
  const told = (path: string) => (line === '4.2' ? `Can't resolve '${path}' in 'root'` : '')
  const relative = [found.import, found.plugin, found.config]
  const paths = ['./extra.css', './mine.cjs', './mine.config.cjs']
  expect(relative).toEqual(paths.map(told))
  expect([found.importBased, found.pluginBased, found.configBased]).toEqual(['', '', ''])
})
