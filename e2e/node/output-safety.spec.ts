import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listBuilt } from '../support/built-files'
import { runBuild } from '../support/run-build'
import { root, runCommand } from '../support/run-server'

/** Folder of a small site, so that builds are fast. */
const work = join(root, '.cache/e2e/safety')
const site = join(work, 'site')
const put = (file: string, text: string | Uint8Array) => {
  mkdirSync(join(site, file, '..'), { recursive: true })
  writeFileSync(join(site, file), text)
}
const optionsFor = (out: string, cache = join(work, 'cache')) => [
  '--site',
  site,
  '--out',
  out,
  '--cache',
  cache,
]
const build = (out: string, cache?: string) => runBuild(optionsFor(out, cache))
const isOneLine = (text: string) => !text.includes('    at ')

beforeAll(() => {
  rmSync(work, { recursive: true, force: true })
  put(
    'site.config.ts',
    `export default { title: 'Small', url: 'https://small.example', docs: { path: 'docs', routeBasePath: '/' }, blog: false, search: { searchPagePath: false } }`,
  )
  put('docs/index.md', '---\ntitle: Home\nslug: /\n---\n\nText.\n')
  put('docs/other.md', '---\ntitle: Other\n---\n\nText.\n')
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('a build touches no folder but its own', () => {
  it.each(['docs', '.', 'static/out'])('refuses the site’s own %s', async folder => {
    const before = listBuilt(site, /./)
    const { code, text } = await build(join(site, folder))
    expect(code).toBe(1)
    expect(text).toMatch(/The output folder \S+ (?:holds the site itself|is a folder of the sources)/)
    expect(listBuilt(site, /./)).toEqual(before)
  })

  it('refuses a folder that holds anything else, and empties none', async () => {
    const out = join(work, 'precious')
    mkdirSync(out)
    writeFileSync(join(out, 'thesis.txt'), 'years')
    const { code, text } = await build(out)
    expect(code).toBe(1)
    expect(text).toMatch(/precious has files in it that no build has written/)
    expect(readdirSync(out)).toEqual(['thesis.txt'])
  })

  it('refuses such a folder although it has an empty .inkstone', async () => {
    const out = join(work, 'taken')
    mkdirSync(join(out, '.inkstone'), { recursive: true })
    writeFileSync(join(out, 'thesis.txt'), 'years')
    expect((await build(out)).text).toMatch(/taken has files in it that no build has written/)
    expect(readdirSync(out)).toContain('thesis.txt')
  })

  it('keeps and reports what a person puts into its output, and removes what it wrote itself', async () => {
    const out = join(work, 'shared')
    put('docs/gone.md', '---\ntitle: Gone\n---\n\nText.\n')
    expect((await build(out)).code).toBe(0)
    expect(existsSync(join(out, 'gone.html'))).toBe(true)
    writeFileSync(join(out, 'CNAME'), 'docs.example.com')
    rmSync(join(site, 'docs/gone.md'))
    const { code, text } = await build(out)
    expect(code).toBe(0)
    expect(text).toMatch(/shared holds files that no build has written, and they stay: CNAME/)
    expect(existsSync(join(out, 'CNAME'))).toBe(true)
    expect(existsSync(join(out, 'gone.html'))).toBe(false)
  })

  it('refuses a cache that is none', async () => {
    const cache = join(work, 'photos')
    mkdirSync(cache)
    writeFileSync(join(cache, 'holiday.jpg'), 'x')
    const { code, text } = await build(join(work, 'for-photos'), cache)
    expect([code, text]).toEqual([1, expect.stringContaining('is not a cache folder: it holds holiday.jpg')])
    expect(readdirSync(cache)).toEqual(['holiday.jpg'])
  })

  it('takes an empty folder, and its own again', async () => {
    const out = join(work, 'empty')
    mkdirSync(out)
    for (let times = 0; times < 2; times++) expect((await build(out)).code).toBe(0)
    expect(existsSync(join(out, 'index.html'))).toBe(true)
    expect(existsSync(join(out, '.inkstone/lock'))).toBe(false)
  })
})

describe('a build that cannot write ends at once, with one line', () => {
  it('when the folder is a file', async () => {
    const out = join(work, 'a-file')
    writeFileSync(out, '')
    const { code, text } = await build(out)
    expect([code, isOneLine(text)]).toEqual([1, true])
    expect(text).toMatch(/a-file: (?:it is a file|a part of the path is a file)/)
  })

  it('when the file system does not let it', async () => {
    const { code, text } = await build('/proc/sys/site')
    expect([code, isOneLine(text)]).toEqual([1, true])
    expect(text).toMatch(/The output folder \S+ cannot be made there|cannot write/)
  })

  it('when the disk takes no more, and leaves nothing half done', async () => {
    const out = join(work, 'limited')
    // A limit on the size of files simulates a full disk: writing fails in the middle of a file.
    const command = `ulimit -f 40; exec "${process.execPath}" packages/core/cli/run.mjs build --site "${site}" --out "${out}" --cache "${join(work, 'cold')}"`
    const { code, text } = await new Promise<{ code: number | null; text: string }>(resolve => {
      const child = spawn('sh', ['-c', command], { cwd: root })
      let text = ''
      child.stdout.on('data', chunk => (text += chunk))
      child.stderr.on('data', chunk => (text += chunk))
      child.on('exit', code => resolve({ code, text }))
    })
    expect([code, isOneLine(text)], text).toEqual([1, true])
    expect(text).toContain('a file is larger than the system allows')
    expect(existsSync(out)).toBe(false)
  })
})

describe('two builds do not meet', () => {
  const out = join(work, 'locked')
  const lock = join(out, '.inkstone/lock')

  it('the second says who holds the folder', async () => {
    mkdirSync(join(out, '.inkstone'), { recursive: true })
    writeFileSync(lock, String(process.pid))
    const { code, text } = await build(out)
    expect(code).toBe(1)
    expect(text).toContain(`Another build (process ${process.pid}) is writing to`)
    expect(existsSync(lock)).toBe(true)
  })

  it('a lock of a build that is gone is taken over', async () => {
    const gone = spawn('true')
    await new Promise(resolve => gone.on('exit', resolve))
    writeFileSync(lock, String(gone.pid))
    expect((await build(out)).code).toBe(0)
    expect(existsSync(lock)).toBe(false)
  })

  it('started together, both end and the site is whole', async () => {
    const start = () => runCommand(['build', ...optionsFor(out)])
    const results = await Promise.all([start(), start()])
    expect(results.map(({ code }) => code)).toContain(0)
    for (const { code, text } of results) if (code !== 0) expect(text).toContain('Another build')
    expect(listBuilt(out, /^index\.html/)).toEqual(['index.html', 'index.html.br', 'index.html.gz'])
  })
})

describe('the static folder', () => {
  it('is copied as it is, whatever the endings', async () => {
    put('static/a.tar.gz', Buffer.from([31, 139, 8, 0, 1]))
    put('static/b.br', 'no brotli at all')
    put('static/c.txt', 'plain')
    put('static/c.txt.gz', 'the author’s own')
    const out = join(work, 'static-out')
    for (let times = 0; times < 2; times++) expect((await build(out)).code).toBe(0)
    expect([...readFileSync(join(out, 'a.tar.gz'))]).toEqual([31, 139, 8, 0, 1])
    expect(readFileSync(join(out, 'b.br'), 'utf8')).toBe('no brotli at all')
    expect(readFileSync(join(out, 'c.txt.gz'), 'utf8')).toBe('the author’s own')
    expect(gunzipSync(readFileSync(join(out, 'index.html.gz'))).length).toBeGreaterThan(100)
  })

  it('may not lead out of the site', async () => {
    const secret = join(mkdtempSync(join(tmpdir(), 'secret-')), 'key.txt')
    writeFileSync(secret, 'private')
    symlinkSync(secret, join(site, 'static/key.txt'))
    symlinkSync(join(site, 'static'), join(site, 'static/loop'))
    const out = join(work, 'linked-out')
    const { code, text } = await build(out)
    expect(code).toBe(1)
    expect(text).toContain('static/key.txt: This symbolic link points outside the site')
    rmSync(join(site, 'static/key.txt'))
    expect((await build(out)).code).toBe(0)
    expect(existsSync(join(out, 'key.txt'))).toBe(false)
  })
})

describe('folders may lie anywhere', () => {
  it('a cache and an output outside of the project', async () => {
    const away = mkdtempSync(join(tmpdir(), 'away-'))
    const { code, text } = await build(join(away, 'out'), join(away, 'cache'))
    expect(code, text).toBe(0)
    expect(readFileSync(join(away, 'out/index.html'), 'utf8')).toContain('Home')
    rmSync(away, { recursive: true })
  })

  it('the command started from another folder', async () => {
    const out = join(work, 'from-elsewhere')
    const child = spawn(
      process.execPath,
      [
        join(root, 'packages/core/cli/run.mjs'),
        'build',
        '--site',
        site,
        '--out',
        out,
        '--cache',
        join(work, 'cache'),
      ],
      { cwd: tmpdir(), env: { ...process.env, NODE_ENV: '' } },
    )
    let text = ''
    child.stderr.on('data', chunk => (text += chunk))
    const code = await new Promise(resolve => child.on('exit', resolve))
    expect(code, text).toBe(0)
    expect(existsSync(join(out, 'index.html'))).toBe(true)
  })
})
