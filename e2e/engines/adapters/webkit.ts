import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findWebKit } from '../../../scripts/ensure-engines.mjs'
import { asExpression, type Engine, type Tab } from '../verbs'
import { startBound } from './bound-process'
import { isHang, pointTo, startSession, strike, waitForDriver } from './webdriver'

/** Starts WebKitGTK's MiniBrowser on a virtual screen, controlled with WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const { driver, browser, display } = findWebKit()!
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const screen = startBound([display, '-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  const number = await readLine(screen.child.stdio[3] as NodeJS.ReadableStream)
  const startDriver = async () => {
    const port = await findPort()
    const service = startBound([driver, `--port=${port}`, '--host=127.0.0.1'], {
      DISPLAY: `:${number}`,
      HOME: folder,
      // The sandbox needs permissions that containers lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Renders in software; threads on every core would only wait for each other.
      LP_NUM_THREADS: '1',
    })
    const address = `http://127.0.0.1:${port}`
    await waitForDriver(address)
    return { address, stop: () => service.stop() }
  }
  const drivers = [await startDriver()]
  let tabs = 0

  return {
    async open() {
      // Writes the browser's output, with the console of pages, to a file, because the driver discards it.
      const log = join(folder, `console-${++tabs}`)
      const binary = join(folder, `browser-${tabs}`)
      writeFileSync(log, '')
      writeFileSync(binary, `#!/bin/sh\nexec '${browser}' "$@" >'${log}' 2>&1\n`, { mode: 0o755 })
      const open = () => openTab({ address: drivers.at(-1)!.address, binary, log })
      return open().catch(async error => {
        // Sometimes the driver never connects to the browser that it started. No test has begun, so it can be replaced.
        if (!isHang(error)) throw error
        drivers.push(await startDriver())
        return open()
      })
    },
    async stop() {
      for (const { stop } of drivers) await stop()
      await screen.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openTab(of: { address: string; binary: string; log: string }): Promise<Tab> {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const session = await startSession(of.address, {
    'webkitgtk:browserOptions': { binary: of.binary, args },
  })
  let told = 0
  const run: Tab['run'] = async (action, ...args) => {
    const script = `const done = arguments[0]
      Promise.resolve().then(() => ${asExpression(action, args)})
        .then(value => done({ value }), error => done({ error: String(error) }))`
    const answer = (await session.send('POST', '/execute/async', { script, args: [] })) as {
      value?: never
      error?: string
    }
    if (answer.error) throw new Error(answer.error)
    return answer.value as never
  }
  return {
    load: async url => void (await session.send('POST', '/url', { url })),
    reload: async () => void (await session.send('POST', '/refresh')),
    run,
    mouse: async (point, click) =>
      void (await session.send('POST', '/actions', pointTo(point, Boolean(click)))),
    press: async (key, ...held) => void (await session.send('POST', '/actions', strike([key], held))),
    type: async text => void (await session.send('POST', '/actions', strike([...text]))),
    async resize(width, height) {
      // The window is larger than the page by its borders.
      const inner = () => run(() => ({ width: innerWidth, height: innerHeight }))
      const outer = (await session.send('GET', '/window/rect')) as { width: number; height: number }
      const page = await inner()
      const rect = { width: width + outer.width - page.width, height: height + outer.height - page.height }
      await session.send('POST', '/window/rect', { x: 0, y: 0, ...rect })
    },
    async takeFaults() {
      const lines = readFileSync(of.log, 'utf8').split('\n')
      const untold = lines.slice(told)
      told = lines.length - 1
      return untold.filter(line => /^CONSOLE .*ERROR/.test(line))
    },
    close: () => session.end(),
  }
}

/** Finds a free port, because the driver cannot choose one itself. */
function findPort(): Promise<number> {
  return new Promise(resolve => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

function readLine(stream: NodeJS.ReadableStream): Promise<string> {
  return new Promise(resolve => {
    let text = ''
    stream.on('data', chunk => {
      text += chunk
      if (text.includes('\n')) resolve(text.trim())
    })
  })
}
