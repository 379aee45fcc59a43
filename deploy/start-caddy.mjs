// Starts Caddy with the generated configuration; only port and folder differ.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort, untilItAnswers } from './free-port.mjs'

const CADDY = '/usr/bin/caddy'

export const hasCaddy = () => existsSync(CADDY)

/** Serves a built site. */
export async function startCaddy(dir) {
  const home = mkdtempSync(join(tmpdir(), 'caddy-'))
  const port = await freePort()
  const { baseUrl } = JSON.parse(readFileSync(join(dir, '.inkstone/host.json'), 'utf8'))
  const site = join(home, 'site', baseUrl.slice(0, -1))
  mkdirSync(dirname(site), { recursive: true })
  symlinkSync(dir, site)
  const config = readFileSync(join(dir, '.inkstone/Caddyfile'), 'utf8')
    .replace(':8080 {', `http://:${port} {\n\tbind 127.0.0.1`)
    .replace('root * /srv/site', `root * ${join(home, 'site')}`)
  writeFileSync(join(home, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n\n${config}`)
  const server = spawn(CADDY, ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
  })
  let log = ''
  server.stderr.on('data', chunk => (log += chunk))
  const ended = new Promise(resolve => server.on('exit', resolve))
  await untilItAnswers(port, server).catch(error => {
    throw new Error(`${error.message}\n${log}`)
  })
  return {
    port,
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(home, { recursive: true, force: true })
    },
  }
}
