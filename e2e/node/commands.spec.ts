import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runHosted } from '../support/run-build'
import { root, runCommand, runOnTakenPort } from '../support/run-server'

const options = ['--site', 'examples/minimal', '--out', 'dist', '--cache', '.cache/e2e/commands']

describe('a command that cannot do its work says why and what to do, and fails', () => {
  it('preview, when its port is taken', async () => {
    const { code, text, port } = await runOnTakenPort(['preview', ...options])
    expect(code).toBe(1)
    expect(text).toContain(`Port ${port} is taken`)
    expect(text).toContain(`--port ${port + 1}`)
    expect(text).not.toContain('    at ')
  })

  it.each([
    ['an option that is none', ['dev', '--prot', '1'], 'Unknown option --prot', '--port'],
    ['an address of another machine', ['preview', ...options, '--host', '192.0.2.1'], '192.0.2.1', '0.0.0.0'],
    ['a port that is none', ['preview', '--port', 'abc'], "'abc' is not a port", 'from 0 to 65535'],
    ['nothing built yet', ['preview', '--out', '.cache/e2e/nothing'], 'no built site', '`npm run build`'],
    ['no site there', ['build', '--site', '.cache/e2e/nothing'], 'there is no such folder', 'site.config.ts'],
    [
      'an output folder that holds the site',
      ['build', '--site', '.cache/e2e/guard/site', '--out', '.cache/e2e/guard'],
      'holds the site',
      'another',
    ],
  ])('%s', async (_, args, what, remedy) => {
    mkdirSync(join(root, '.cache/e2e/guard/site'), { recursive: true })
    const { code, text } = await runHosted(args)
    expect(text).toContain(what)
    expect(text).toContain(remedy)
    expect(text).not.toContain('    at ')
    expect(code).toBe(1)
  })

  it('a cache of the engine that cannot be written', async () => {
    const copy = join(root, '.cache/e2e/engine-copy')
    rmSync(copy, { recursive: true, force: true })
    cpSync(join(root, 'packages/core'), join(copy, 'packages/core'), {
      recursive: true,
      filter: path => !path.includes('node_modules'),
    })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    writeFileSync(join(copy, '.cache'), '')
    const { code, text } = await runCommand(['help'], {}, join(copy, 'packages/core/cli/run.mjs'))
    expect(text).toMatch(/^Cannot write \S+engine: a part of the path is a file\.\n {2}→ Make room/)
    expect(code).toBe(1)
  })

  it('the reader of the lines may close the pipe', () => {
    const piped = 'set -o pipefail; node packages/core/cli/run.mjs --help | true'
    const { status, stderr } = spawnSync('bash', ['-c', piped], { cwd: root, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })

  it('an unknown command lists the known ones', async () => {
    const { code, text } = await runHosted(['bild'])
    expect(text).toMatch(/usage:[\s\S]*build[\s\S]*preview[\s\S]*dev/)
    expect(code).toBe(2)
  })
})
