import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { commandEnv, root, runServer } from '../../support/run-server'

const work = mkdtempSync(join(tmpdir(), 'package-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env: commandEnv, encoding: 'utf8' })

/** Packs a package of the project; returns the path of the tarball. */
function pack(name: string): string {
  const tarballs = join(work, 'tarballs')
  mkdirSync(tarballs, { recursive: true })
  const [file = ''] = run(
    join(root, 'packages', name),
    'npm',
    'pack',
    '--silent',
    '--pack-destination',
    tarballs,
  )
    .trim()
    .split('\n')
    .slice(-1)
  return join(tarballs, file)
}

/** Reads the pages of a built site, with hashes of file names and the name of the build removed. */
function pagesOf(dist: string): Record<string, string> {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.html'),
  )
  const read = (file: string) =>
    readFileSync(join(dist, file), 'utf8').replace(/-[\w-]{8}\.(?=(?:js|css)\b)/g, '-hash.')
  return Object.fromEntries(files.sort().map(file => [file, read(file).replace(/"build":"[^"]*"/, '')]))
}

const FILES = [
  '.gitignore',
  'docs/intro.md',
  'package.json',
  'site.config.ts',
  'static/robots.txt',
  'tsconfig.json',
]

it('a site is created, installed from tarballs, built and served outside of the repository', async () => {
  const site = join(work, 'my-docs')
  const tarballs = dirname(pack('core'))
  pack('search')
  const create = join(root, 'packages/create/create.mjs')
  run(work, process.execPath, create, site, '--title', 'My docs', '--language', 'en', '--engine', tarballs)
  const written = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(file => /\.\w+$/.test(file))
  expect(written.sort()).toEqual(FILES)
  run(site, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
  // Type-checks the site as an editor does.
  run(site, process.execPath, join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json')
  run(site, 'npm', 'run', 'build')
  expect(existsSync(join(site, 'dist/docs/intro.html'))).toBe(true)
  const installed = pagesOf(join(site, 'dist'))
  expect(installed['docs/intro.html']).toContain('<title>Introduction | My docs</title>')
  expect(installed['docs/intro.html']).toMatch(/<nav class="[^"]*navbar.*?My docs/s)
  for (const command of ['dev', 'preview']) {
    const { url, stop } = await runServer([command], site, 'node_modules/inkstone/cli/run.mjs')
    expect(await (await fetch(new URL('docs/intro', url))).text(), command).toContain('<title>Introduction')
    await stop()
  }
  rmSync(join(site, '.cache'), { recursive: true })
  run(root, process.execPath, 'packages/core/cli/run.mjs', 'build', '--site', site)
  expect(pagesOf(join(site, 'dist'))).toEqual(installed)
})
