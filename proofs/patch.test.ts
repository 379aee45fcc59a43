import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, test } from 'vitest'
import { lines } from '../site/data/lines'
import { askEnvironment } from './compute'
import { type Environment, prepareEnvironment } from './environments'
import { findFolders, lineFolder } from './folders'

const page = readFileSync(join(findFolders().site, 'docs/quick-start/v4/patch.mdx'), 'utf8')

/** Returns the output of `weapp-tw patch` in an unpatched project, for the first and the second run. */
function patchTwice(line: string): [first: string, second: string] {
  const project = join(lineFolder(line), '.work', 'tw4-patch-twice')
  rmSync(project, { recursive: true, force: true })
  cpSync(prepareEnvironment({ line, tailwind: 4, patched: false }), project, { recursive: true })
  const cli = join(project, 'node_modules/weapp-tailwindcss/bin/weapp-tailwindcss.js')
  const patch = () => {
    // Its logger is silent under a test runner.
    const { PATH } = process.env
    const { stdout, stderr } = spawnSync(process.execPath, [cli, 'patch'], {
      cwd: project,
      encoding: 'utf8',
      env: { PATH },
    })
    return stripVTControlCharacters(stdout + stderr)
  }
  const printed: [string, string] = [patch(), patch()]
  rmSync(project, { recursive: true })
  return printed
}

test.each([
  { line: '4.2', success: 'patch tailwindcss for custom length unit successfully!', again: '' },
  {
    line: '4.12',
    success: 'Patched Tailwind CSS length unit list (v4).',
    again: 'Tailwind CSS 运行时补丁已完成',
  },
])('the page quotes what the command of $line prints', ({ line, success, again }) => {
  expect(page).toContain(`\`${success}\`（${line}）`)
  const [first, second] = patchTwice(line)
  expect(first).toContain(success)
  expect(second).not.toContain(success)
  if (again) expect([page, first, second].every(text => text.includes(again))).toBe(true)
  else expect(second.trim()).toBe('')
})

const pages = [
  { file: 'docs/quick-start/v4/patch.mdx', tailwind: 4 },
  { file: 'docs/quick-start/this-plugin.mdx', tailwind: 3 },
] as const

/** Returns the rows of a page's table: a class, and its CSS property from Tailwind without and with the patch. */
function readRows(file: string): { name: string; properties: string[] }[] {
  const text = readFileSync(join(findFolders().site, file), 'utf8')
  const rows = text.matchAll(/^\| `(\S+rpx\])` \| `([\w-]+)` \| `([\w-]+)`(?:<!--.*-->)? \|$/gm)
  return [...rows].map(([, name = '', ...properties]) => ({ name, properties }))
}

/** Returns the length properties of classes before and after the plugin, in a project with or without the patch. */
async function propertiesOf(environment: Environment, classes: string[]) {
  const options = `{"supportCustomLengthUnitsPatch":${environment.patched}}`
  const jobs = classes.map(code => ({ language: 'classes', code, options }))
  const propertyIn = (css: string) => /([\w-]+): [^;\n]*rpx/.exec(css)?.[1] ?? ''
  return (await askEnvironment(environment, jobs)).map(answer => {
    if (!('before' in answer)) throw new Error(JSON.stringify(answer))
    return { before: propertyIn(answer.before), after: propertyIn(answer.output) }
  })
}

describe.each(pages)('the table of $file', ({ file, tailwind }) => {
  const rows = readRows(file)
  const names = rows.map(({ name }) => name)

  test.each(lines.map(({ id }) => id))('is what Tailwind CSS gives, and what %s does to it', async line => {
    expect(rows.length).toBeGreaterThan(2)
    const without = await propertiesOf({ line, tailwind, patched: false }, names)
    const patched = await propertiesOf({ line, tailwind, patched: true }, names)
    for (const [index, { name, properties }] of rows.entries()) {
      expect([without[index]?.before, patched[index]?.before], name).toEqual(properties)
      expect(patched[index]?.after, name).toBe(properties[1])
      // 4.12 repairs some classes without the patch.
      const repaired = name.startsWith('bg-') ? 'background-size' : properties[1]
      expect(without[index]?.after, name).toBe(line === '4.2' ? properties[0] : repaired)
    }
  })
})

test.each(lines.map(({ id }) => id))(
  '%s leaves what docs/issues/rpx-ambiguities says it leaves',
  async line => {
    const classes = ['stroke-[2rpx]', 'decoration-[2rpx]']
    const found = await propertiesOf({ line, tailwind: 3, patched: false }, classes)
    expect(found.map(({ after }) => after)).toEqual(['stroke', 'text-decoration-color'])
  },
)

test('npm runs the postinstall of a project as the page says: not when a package is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'postinstall-'))
  const [project, dependency] = [join(folder, 'project'), join(folder, 'dependency')]
  const touch = (file: string) => `node -e "require('node:fs').writeFileSync('${file}','')"`
  const write = (at: string, manifest: object) => {
    mkdirSync(at)
    writeFileSync(join(at, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }))
  }
  write(dependency, { name: 'dependency' })
  write(project, { name: 'project', scripts: { postinstall: touch('patched') } })
  let said = ''
  const isRun = (...args: string[]) => {
    rmSync(join(project, 'patched'), { force: true })
    const npm = spawnSync('npm', [...args, '--offline', '--no-audit', '--no-fund', '--loglevel=notice'], {
      cwd: project,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    })
    expect(npm.status, npm.stderr).toBe(0)
    said = npm.stderr
    return existsSync(join(project, 'patched'))
  }
  expect(page).toContain('以后不带包名的 `npm install`、`npm ci` 都会自动补上')
  expect(page).toContain('**运行过 `npm install <包名>`**：npm 这时不执行项目自己的 `postinstall`')
  const [major = 0, minor = 0] = npmVersion()
  const scripted = join(folder, 'scripted')
  write(scripted, { name: 'scripted', scripts: { postinstall: touch('patched') } })
  spawnSync('npm', ['pack', '--offline'], { cwd: scripted, shell: process.platform === 'win32' })
  expect(isRun('install', '../scripted/scripted-1.0.0.tgz')).toBe(false)
  // Statements of the page about install scripts of dependencies: npm 12 blocks them, a late npm 11 only warns.
  expect(page).toContain('pnpm 10 起和 npm 12 默认拦下')
  expect(page).toContain('较新的 npm 11 只提醒一句 `not yet covered by allowScripts`，脚本照样执行')
  expect(existsSync(join(project, 'node_modules/scripted/patched'))).toBe(major < 12)
  if (major >= 12) expect(said).toContain('install scripts blocked')
  else if (major === 11 && minor >= 19) expect(said).toContain('not yet covered by allowScripts')
  expect(isRun('install', '../dependency')).toBe(false)
  expect(isRun('install')).toBe(true)
  expect(isRun('ci')).toBe(true)
  expect(isRun('ci', '--ignore-scripts')).toBe(false)
  rmSync(folder, { recursive: true })
})

function npmVersion(): number[] {
  const { stdout } = spawnSync('npm', ['--version'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  return stdout.split('.').map(Number)
}
