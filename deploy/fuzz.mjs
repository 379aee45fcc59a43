// npm run fuzz:requests -- [seed] [count]: sends random, mostly invalid requests to the preview and the dev server,
// which must not crash.
import { spawn } from 'node:child_process'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { sendRaw } from './send-raw.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const seed = Number(process.argv[2] ?? Date.now() % 1_000_000)
const count = Number(process.argv[3] ?? 10_000)
const SECONDS = 15
const CONNECTIONS = 50

function start(command) {
  const child = spawn(process.execPath, ['packages/core/cli/run.mjs', command, '--port', '0'], { cwd: root })
  let text = ''
  let ended = false
  const exit = new Promise(resolve => child.on('exit', resolve))
  exit.then(() => (ended = true))
  return new Promise((resolve, reject) => {
    const read = chunk => {
      text += chunk
      const port = /127\.0\.0\.1:(\d+)/.exec(text)?.[1]
      if (port) resolve({ port: Number(port), hasEnded: () => ended, output: () => text, stop })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exit.then(code => reject(new Error(`${command} ended with code ${code}\n${text}`)))
  })
  async function stop() {
    child.kill()
    await exit
  }
}

async function sendNonsense(server) {
  const random = createRandom(seed)
  const pick = list => list[Math.floor(random() * list.length)]
  let left = count
  const worker = async () => {
    while (left-- > 0) {
      const request = makeRequest(pick, random)
      if (random() < 0.1) await sendBytes(server.port, request, random)
      // The server may refuse or close a connection, but it must not end.
      else await sendRaw({ port: server.port, ...request }).catch(() => {})
      if (server.hasEnded())
        throw new Error(`ended at ${JSON.stringify(request)}\n${server.output().slice(-800)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'TRACE', 'get', 'BREW']
const PIECES = [
  '/',
  '//',
  '/docs',
  '/intro',
  '/assets',
  '/search-index',
  '.html',
  '/index.html',
  '..',
  '%2e%2e',
  '%00',
  '%',
  '%zz',
  '\\',
  '?',
  '#',
  ':',
  '@',
  '.md',
  '.br',
  '中',
  '%e4%b8%ad',
  'a'.repeat(300),
  '/@fs/etc/passwd',
  '/@vite/client',
  '/@id/x',
  '?import',
  '?raw',
  ';',
  '*',
  'http://x:99999/',
  '[::1]',
]
const HEADERS = {
  range: ['bytes=5-2', 'bytes=0-0', 'bytes=-1', 'bytes=', 'bytes=0-1,3-4', 'x', `bytes=${'9'.repeat(40)}-`],
  'if-none-match': ['*', '"x"', 'W/"', ','],
  'if-modified-since': ['never', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'accept-encoding': ['br', 'gzip;q=0', '*', 'identity;q=0, *;q=0', ','],
  accept: ['text/html', '*/*', ''],
  host: ['evil.example', '', '127.0.0.1', 'localhost:1', '[::1]', '..', 'a'.repeat(300)],
  upgrade: ['websocket'],
  'content-length': ['0', '-1', 'x'],
  'transfer-encoding': ['chunked', 'x'],
  expect: ['100-continue'],
}

function makeRequest(pick, random) {
  const pieces = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(PIECES))
  const headers = {}
  for (const [name, values] of Object.entries(HEADERS)) if (random() < 0.15) headers[name] = pick(values)
  return { method: pick(METHODS), target: (random() < 0.9 ? '/' : '') + pieces.join(''), headers }
}

/** Sends a request that is cut off, with random bytes in it. */
function sendBytes(port, { method, target }, random) {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      const text = `${method} ${target} HTTP/1.1\r\nhost: x\r\n\r\n`
      const bytes = Buffer.from(text.slice(0, Math.floor(random() * text.length)), 'latin1')
      for (let index = 0; index < bytes.length; index++)
        if (random() < 0.05) bytes[index] = Math.floor(random() * 256)
      socket.end(bytes)
    })
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('error', () => {})
    socket.on('close', resolve)
    socket.resume()
  })
}

/** Sends valid requests on many connections at once; counts answers and errors. */
async function keepAsking(server) {
  const until = Date.now() + SECONDS * 1000
  let answers = 0
  let errors = 0
  const worker = async () => {
    while (Date.now() < until) {
      const { status } = await sendRaw({ port: server.port, target: '/docs/intro' }).catch(() => ({
        status: 0,
      }))
      if (status === 200) answers++
      else errors++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
  return { answers, errors }
}

/** Returns a generator of numbers from 0 to 1, the same for the same seed. */
function createRandom(start) {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

console.log(`seed ${seed}, ${count} requests to each server`)
for (const command of ['preview', 'dev']) {
  const server = await start(command)
  try {
    await sendNonsense(server)
    const { answers, errors } = await keepAsking(server)
    if (errors > 0) throw new Error(`${errors} of ${answers + errors} plain requests failed`)
    console.log(
      `${command}: ${count} strange requests survived; ${answers} answers on ${CONNECTIONS} connections in ${SECONDS} s`,
    )
  } catch (error) {
    console.error(`${command}: ${error.message} (seed ${seed})`)
    process.exitCode = 1
  } finally {
    await server.stop()
  }
}
