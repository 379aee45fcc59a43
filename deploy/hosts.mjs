// npm run hosts: sends the same requests to every host that can run here, and writes HOSTS.md.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { installNode } from '../scripts/install-node.mjs'
import { freePort, untilItAnswers } from './free-port.mjs'
import { renderReport } from './render-report.mjs'
import { runTable } from './run-table.mjs'
import { simulateNetlify, simulateVercel } from './simulate.mjs'
import { hasCaddy, startCaddy } from './start-caddy.mjs'
import { hasNginx, startNginx } from './start-nginx.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dir = join(root, 'dist')
const tools = join(root, '.cache/hosts')
/** Not dependencies of the project, because only this script needs them. */
const TOOLS = [
  'wrangler@4',
  '@netlify/headers-parser@9',
  '@netlify/redirect-parser@15',
  '@vercel/routing-utils@6',
]

if (!existsSync(join(dir, '.inkstone/host.json'))) {
  console.error('there is no built site: run `npm run build` first')
  process.exit(1)
}

const HOSTS = [
  { name: 'preview', how: '`npm run preview`', run: () => onServer(startPreview) },
  {
    name: 'nginx',
    how: 'Debian’s nginx, `dist/.inkstone/nginx.conf`',
    run: () => (hasNginx ? onServer(() => startNginx(dir)) : 'nginx is not installed'),
  },
  {
    name: 'Caddy',
    how: 'Debian’s Caddy, `dist/.inkstone/Caddyfile`',
    run: () => (ensureCaddy() ? onServer(() => startCaddy(dir)) : 'Caddy is not installed'),
  },
  {
    name: 'Cloudflare Pages',
    how: '`wrangler pages dev`, Cloudflare’s own runtime',
    run: () => onServer(startCloudflare, isForTheEdge),
  },
  {
    name: 'Netlify',
    how: 'Netlify’s parsers of `_headers` and `_redirects`; files by this script',
    run: async () =>
      simulateNetlify(
        dir,
        await tool('@netlify/headers-parser/lib/index.js'),
        await tool('@netlify/redirect-parser/lib/index.js'),
      ),
  },
  {
    name: 'Vercel',
    how: '`dist/.inkstone/vercel.json`, checked by `@vercel/routing-utils`; routes and files by this script',
    run: async () => simulateVercel(dir, await tool('@vercel/routing-utils/dist/index.js')),
  },
  {
    name: 'GitHub Pages',
    how: '—',
    run: () =>
      'there is no program of this host to run; it sends no headers of ours, the policy stands in the pages',
  },
]

installTools()
const results = []
for (const { name, how, run } of HOSTS) {
  const result = await Promise.resolve()
    .then(run)
    .catch(error => `could not run: ${error.message.split('\n')[0]}`)
  results.push({ name, how, ...(typeof result === 'string' ? { notRun: result } : { rows: result }) })
  const wrong = typeof result === 'string' ? [] : result.filter(({ faults }) => faults?.length)
  console.log(
    `${name}: ${typeof result === 'string' ? `not run (${result})` : `${result.filter(({ faults }) => faults).length - wrong.length} right, ${wrong.length} wrong`}`,
  )
  for (const { name, status, faults } of wrong) console.log(`  ${name} → ${status}: ${faults.join('; ')}`)
  if (wrong.length > 0) process.exitCode = 1
}
writeFileSync(join(root, 'deploy/HOSTS.md'), renderReport(results))

/** Returns whether Cloudflare's network answers a request before the site; wrangler's proxy behaves differently. */
function isForTheEdge(name) {
  return /^GET http:|^OPTIONS|^(?:POST|PUT|DELETE)|%00|_(?:headers|redirects)$/.test(name)
}

async function onServer(start, skips) {
  const server = await start()
  try {
    return await runTable({ port: server.port, dir, skips })
  } finally {
    await server.stop()
  }
}

async function startPreview() {
  return startChild(port => [
    process.execPath,
    ['packages/core/cli/run.mjs', 'preview', '--port', String(port)],
    {},
  ])
}

async function startCloudflare() {
  const env = {
    PATH: `${installNode(22)}${delimiter}${process.env.PATH}`,
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    HOME: tools,
  }
  const wrangler = join(tools, 'node_modules/wrangler/bin/wrangler.js')
  return startChild(port => [
    join(installNode(22), 'node'),
    [
      wrangler,
      'pages',
      'dev',
      dir,
      '--port',
      String(port),
      '--ip',
      '127.0.0.1',
      '--compatibility-date',
      '2026-01-01',
    ],
    env,
  ])
}

async function startChild(command) {
  const port = await freePort()
  const [file, args, env] = command(port)
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  })
  const ended = new Promise(resolve => child.on('exit', resolve))
  await untilItAnswers(port, child)
  return {
    port,
    async stop() {
      // Ends the whole process group, because the tool starts child processes.
      process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}

function installTools() {
  if (TOOLS.every(name => existsSync(join(tools, 'node_modules', name.replace(/@\d+$/, ''))))) return
  mkdirSync(tools, { recursive: true })
  writeFileSync(join(tools, 'package.json'), '{ "private": true }\n')
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...TOOLS], {
    cwd: tools,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

function ensureCaddy() {
  if (!hasCaddy()) {
    try {
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'caddy'], { stdio: 'ignore' })
    } catch {
      // Reported as not run.
    }
  }
  return hasCaddy()
}

function tool(path) {
  const file = join(tools, 'node_modules', path)
  readFileSync(file)
  return import(pathToFileURL(file).href)
}
