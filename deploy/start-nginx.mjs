// Starts nginx with the generated configuration; only port, folder and paths for an unprivileged user differ.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort, untilItAnswers } from './free-port.mjs'

const NGINX = '/usr/sbin/nginx'

export const hasNginx = existsSync(NGINX)

/** Serves a built site; `warnings` returns nginx's messages about the configuration. */
export async function startNginx(dir) {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const { baseUrl } = JSON.parse(readFileSync(join(dir, '.inkstone/host.json'), 'utf8'))
  const site = join(home, 'site', baseUrl.slice(0, -1))
  mkdirSync(dirname(site), { recursive: true })
  symlinkSync(dir, site)
  const config = readFileSync(join(dir, '.inkstone/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /srv/site;', `root ${join(home, 'site')};`)
  writeFileSync(join(home, 'site.conf'), config)
  writeFileSync(join(home, 'nginx.conf'), wrap(home))
  const args = ['-p', home, '-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')]
  const server = spawn(NGINX, [...args, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'pipe'] })
  let warnings = ''
  server.stderr.on('data', chunk => (warnings += chunk))
  const ended = new Promise(resolve => server.on('exit', resolve))
  await untilItAnswers(port, server)
  return {
    port,
    warnings: () => warnings,
    async stop() {
      server.kill('SIGQUIT')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}

function wrap(home) {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  // Started by root, nginx would serve as a user without access to this folder.
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  return `${user}pid ${home}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${folders.map(name => `${name}_temp_path ${home}/${name};`).join('\n  ')}
  include ${home}/site.conf;
}
`
}
