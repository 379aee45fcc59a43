import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runCommand } from '../support/run-server'

function checkout(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'checkout-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  return dir
}

const CONFIG = `
import { themes } from 'prism-react-renderer'
import * as dotenv from 'dotenv-that-nobody-installed'
import type { Config } from '@docusaurus/types'
import sponsors from './data/made-before-a-build.json'
const remark = require('remark-that-nobody-installed')
dotenv.config()
console.log('a configuration may talk')
export default async function create(): Promise<Config> {
  return {
    title: 'Kite',
    url: 'https://kite.example',
    customFields: { sponsors },
    presets: [['classic', {
      docs: { sidebarPath: require.resolve('./sidebars.js'), remarkPlugins: [remark, (await import('remark-as-a-module')).default] },
      blog: false,
      theme: { customCss: require.resolve('./node_modules/nobody-installed/look.css') },
    }]],
    themeConfig: { prism: { theme: themes.github } },
  } satisfies Config
}`

const migrate = (args: string[]) => runCommand(['migrate', ...args], {}, 'packages/docusaurus/run.mjs')

describe('migrate', () => {
  it('reads a configuration whose packages are not installed, and writes one file', async () => {
    const dir = checkout({
      'website/docusaurus.config.ts': CONFIG,
      'website/sidebars.ts': 'export default {}',
    })
    const { code, text } = await migrate([dir])
    expect(text).toMatch(/^This runs .*docusaurus.config.ts/)
    expect(text).toContain('remark-as-a-module in remarkPlugins')
    expect(text).toContain('customFields.sponsors: ./data/made-before-a-build.json was not found')
    expect(text).not.toContain('prism')
    expect(code).toBe(0)
    const written = readFileSync(join(dir, 'website/site.config.ts'), 'utf8')
    expect(written).toContain("sidebarFile: 'sidebars.ts'")
    const again = await migrate([dir])
    expect(again.text).toContain('site.config.ts already exists')
    expect(again.code).toBe(1)
  })

  it('finds the website of a monorepo, runs in its folder, and goes without packages that do not run', async () => {
    const dir = checkout({
      'packages/eslint-plugin/index.js': '',
      'packages/website/docusaurus.config.mts': `
        import { readFileSync } from 'node:fs'
        import { highlight } from 'broken-here'
        import { plain } from 'modules-only'
        import plugin from './plugins/own/dist'
        import other from './plugins/other'
        const title = readFileSync('./title.txt', 'utf8')
        highlight.use()
        export default { title: title + plain, url: 'https://kite.example', presets: ['classic'] }`,
      'packages/website/title.txt': 'Kite',
      'packages/website/plugins/other/package.json': '{"main":"dist/index.js"}',
      'packages/website/node_modules/broken-here/index.js': 'throw new Error("not on this machine")',
      'packages/website/node_modules/modules-only/package.json':
        '{"name":"modules-only","type":"module","exports":"./index.js"}',
      'packages/website/node_modules/modules-only/index.js': 'export const plain = " of modules"',
    })
    const { code, text } = await migrate([dir])
    expect(text).toMatch(/^Wrote .*packages\/website\/site.config.ts/m)
    expect(code).toBe(0)
    expect(readFileSync(join(dir, 'packages/website/site.config.ts'), 'utf8')).toContain(
      "title: 'Kite of modules'",
    )
  })

  it('a module that makes itself what CommonJS has, in a package of modules', async () => {
    const dir = checkout({
      'package.json': '{"type":"module"}',
      'docusaurus.config.ts': `
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import extra from './extra.js'
const require = createRequire(import.meta.url)
const __dirname = dirname(fileURLToPath(import.meta.url))
export default { ...extra, url: require('./package.json').type && 'https://kite.example' }`,
      'extra.js': "export default { title: 'Kite' }",
    })
    const { code, text } = await migrate([dir])
    expect(code, text).toBe(0)
    expect(readFileSync(join(dir, 'site.config.ts'), 'utf8')).toContain("url: 'https://kite.example'")
  })

  it.each([
    ['throws', 'throw new Error("no token")', 'no token'],
    ['ends the process', 'process.exit(3)', 'ended its process (3)'],
    ['has no title', 'module.exports = { url: "https://x.example" }', 'title'],
  ])('a configuration that %s is named', async (_, config, what) => {
    const dir = checkout({ 'docusaurus.config.js': config })
    const { code, text } = await migrate([dir])
    expect(text).toContain(what)
    expect(text).toContain('docusaurus.config.js')
    expect(text).not.toContain('    at ')
    expect(code).toBe(1)
  })

  it('a folder without one, and no folder at all', async () => {
    expect((await migrate([checkout({ 'a.txt': '' })])).text).toContain('No docusaurus.config')
    expect((await migrate([])).text).toContain('No folder given')
  })
})
