import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/run-server'

const NGINX = '/usr/sbin/nginx'

/** The real program with the real configuration; only port, root and paths for a user without rights differ. */
describe.skipIf(!existsSync(NGINX))('deploy/nginx.conf', () => {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'))
  let server: ChildProcess
  let base: string

  beforeAll(async () => {
    const port = await freePort()
    base = `http://127.0.0.1:${port}`
    const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace(/root .*;/, `root ${join(root, 'dist')};`)
    writeFileSync(join(dir, 'site.conf'), site)
    writeFileSync(join(dir, 'nginx.conf'), wrap(dir))
    server = spawn(NGINX, [
      '-p',
      dir,
      '-c',
      join(dir, 'nginx.conf'),
      '-e',
      join(dir, 'error.log'),
      '-g',
      'daemon off;',
    ])
    for (let tries = 0; tries < 50 && !(await answers(base)); tries++)
      await new Promise(resolve => setTimeout(resolve, 100))
  })
  afterAll(async () => {
    await new Promise(resolve => {
      server.on('exit', resolve)
      server.kill('SIGQUIT')
    })
    rmSync(dir, { recursive: true })
  })

  it.each([
    ['/docs/intro.html', '/docs/intro'],
    ['/docs/intro/index.html', '/docs/intro'],
    ['/docs/intro/', '/docs/intro'],
    ['/index.html', '/'],
    ['/docs', '/docs/intro'],
    ['/docs/quick-start/v4/readme', '/docs/quick-start/v4'],
    ['/docs/intro.html?q=1', '/docs/intro?q=1'],
  ])('leads %s to %s', async (from, to) => {
    const response = await fetch(base + from, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([301, to])
  })

  it('serves clean addresses, compressed, with the security headers', async () => {
    const response = await fetch(`${base}/docs/intro`, { headers: { 'accept-encoding': 'gzip' } })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toContain('http-equiv="Content-Security-Policy"')
  })

  it('answers unknown paths with the 404 page', async () => {
    const response = await fetch(`${base}/no/such/page`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('找不到页面')
  })

  it.each(['/_headers', '/vercel.json', '/docs/intro.html.br', '/.git/config'])('hides %s', async path => {
    expect((await fetch(base + path, { redirect: 'manual' })).status).toBe(404)
  })

  it('serves twins as Markdown and lets hashed files live for a year', async () => {
    const twin = await fetch(`${base}/docs/intro.md`)
    expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    const page = await (await fetch(`${base}/docs/intro`)).text()
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)![1]!
    expect((await fetch(base + script)).headers.get('cache-control')).toContain('immutable')
    expect((await fetch(`${base}/docs/intro`)).headers.get('cache-control')).toContain('must-revalidate')
  })
})

function wrap(dir: string): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${dir}/${name};`,
  )
  return `pid ${dir}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temp.join('\n  ')}
  include ${dir}/site.conf;
}
`
}

function freePort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
