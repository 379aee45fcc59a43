import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { listBuilt } from '../../support/built-files'
import { commandEnv, root } from '../../support/run-server'

const work = mkdtempSync(join(tmpdir(), 'shared-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** Builds the minimal site without a cache; returns the URLs of all loaded modules. */
function build(name: string): string[] {
  const log = join(work, `${name}.txt`)
  const loader = join(work, 'loader.mjs')
  writeFileSync(
    loader,
    `import { appendFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
import { register } from 'node:module'
if (isMainThread) register(import.meta.url)
export function load(url, context, next) {
  appendFileSync(${JSON.stringify(log)}, url + '\\n')
  return next(url, context)
}`,
  )
  const folders = ['--out', join(work, name), '--cache', join(work, `${name}-cache`)]
  const command = ['packages/core/cli/run.mjs', 'build', '--site', 'examples/minimal', ...folders]
  execFileSync(process.execPath, ['--import', pathToFileURL(loader).href, ...command], {
    cwd: root,
    env: commandEnv,
  })
  return readFileSync(log, 'utf8').trim().split('\n')
}

it('a site without components bundles nothing once another one was built: no Vite, no theme, no script', () => {
  build('first')
  const loaded = build('second')
  expect(loaded.length).toBeGreaterThan(20)
  expect(loaded.filter(url => /\/node_modules\/(?:vite|@vitejs|tailwindcss)\//.test(url))).toEqual([])
  for (const made of ['client', 'modules'])
    expect(existsSync(join(work, 'second-cache', made)), made).toBe(false)
  const files = (name: string) =>
    listBuilt(join(work, name), /^(?!\.inkstone\/)/).map(file => [
      file,
      readFileSync(join(work, name, file)).toString('base64'),
    ])
  expect(files('second')).toEqual(files('first'))
})
