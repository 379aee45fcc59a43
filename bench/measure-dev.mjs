// Measures the dev server: CPU time until the first page, and the delay of an edit.
import { spawn } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/ensure-browser.mjs'
import { discard } from './discard.mjs'
import { root } from './places.mjs'

const BASE = '.cache/bench/dev'
const PAGE = 'docs/intro'
const STARTS = 3
const EDITS = 9
/** Ticks per second in /proc: a constant of the interface. */
const TICKS = 100

/** Measures medians on a copy of the site itself. */
export async function measureDev() {
  for (const dir of ['site', 'cache']) discard(join(root, BASE, dir))
  cpSync(join(root, 'site'), join(root, BASE, 'site'), { recursive: true })
  const cold = await start(({ cpuSeconds }) => cpuSeconds)
  const warm = []
  for (let run = 0; run < STARTS; run++) warm.push(await start(({ cpuSeconds }) => cpuSeconds))
  const editMs = await start(({ url }) => timeEdits(url))
  return { coldCpuSeconds: cold, cpuSeconds: median(warm), editMs: median(editMs) }
}

/** Runs the server until its first page is served and `use` has finished. */
async function start(use) {
  const args = ['dev', '--site', `${BASE}/site`, '--cache', `${BASE}/cache`, '--port', '0']
  const { NODE_ENV: _, ...env } = process.env
  const child = spawn(process.execPath, ['packages/core/cli/run.mjs', ...args], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => process.kill(-child.pid, 'SIGKILL')
  process.on('exit', end)
  try {
    const url = await new Promise((resolve, reject) => {
      let text = ''
      child.on('exit', code => reject(new Error(`the dev server ended with code ${code}`)))
      child.stdout.on('data', chunk => {
        text += chunk
        const found = /the site is at (\S+)/.exec(text)
        if (found) resolve(found[1])
      })
    })
    const response = await fetch(new URL(PAGE, url), { headers: { accept: 'text/html' } })
    if (!response.ok || !(await response.text()).includes('</html>'))
      throw new Error(`${PAGE} answers ${response.status}`)
    return await use({ url, cpuSeconds: cpuOf(child.pid) })
  } finally {
    process.off('exit', end)
    child.removeAllListeners('exit')
    end()
  }
}

/** Returns the CPU time of all processes of a session, including terminated children. */
function cpuOf(session) {
  let ticks = 0
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
      // state, parent, group, session, …, own and awaited ticks from the twelfth field on.
      if (Number(fields[3]) === session)
        ticks += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    } catch {
      // The process ended between two reads.
    }
  }
  return ticks / TICKS
}

/** Returns the milliseconds from each write until the text is visible in the page. */
async function timeEdits(url) {
  const file = readdirSync(join(root, BASE, 'site/docs')).find(name => /^intro\.mdx?$/.test(name))
  const source = join(root, BASE, 'site/docs', file)
  const original = readFileSync(source, 'utf8')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.goto(new URL(PAGE, url).href, { waitUntil: 'networkidle' })
    const times = []
    for (let edit = 0; edit <= EDITS; edit++) {
      const word = `edit number ${edit}.`
      const seen = page.evaluate(waitForText, word)
      writeFileSync(source, `${original}\n\n${word}\n`)
      const written = Date.now()
      // The first edit warms up the server.
      if (edit > 0) times.push((await seen) - written)
      else await seen
      await wait(300)
    }
    return times
  } finally {
    await browser.close()
  }
}

/** Runs in the page: resolves when the text is painted. */
function waitForText(text) {
  return new Promise(resolve => {
    const look = () => {
      if (!document.querySelector('.article')?.textContent.includes(text)) return
      observer.disconnect()
      requestAnimationFrame(() => resolve(Date.now()))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
