// The search of this site: how well it answers, what that costs, and how long a key takes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { timeKeys } from './in-page.mjs'
import { visit } from './measure-page.mjs'
import { root } from './places.mjs'
import { serveStatic } from './serve-static.mjs'

/** Typed key by key: a word, an option, a question, a class, pinyin and a mixture. */
const TYPED = ['深色模式', 'cssPreflight', '样式为什么不生效', 'text-[32rpx]', 'fenbao', 'taro 热更新']

/** Figures of every query set, by name, as `npm run search:measure` prints them. */
export function measureAnswers() {
  const dir = mkdtempSync(join(tmpdir(), 'search-'))
  const report = join(dir, 'figures.json')
  try {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['packages/core/cli/run.mjs', 'search:measure', '--report', report],
      { cwd: root, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(`search:measure failed: ${stderr}`)
    return JSON.parse(readFileSync(report, 'utf8'))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

/** From a key to the rows of what is in the field, all files being there: milliseconds. */
export async function measureKeys({ dir, slowdown }) {
  const server = await serveStatic(dir)
  try {
    const times = await visit(page => readKeys(page, `${server.url}/docs/intro`), slowdown)
    const sorted = times.toSorted((a, b) => a - b)
    const at = share => sorted[Math.floor((sorted.length - 1) * share)]
    return { keys: times.length, medianMs: at(0.5), p95Ms: at(0.95) }
  } finally {
    server.close()
  }
}

async function readKeys(page, url) {
  await page.goto(url)
  await page.locator('.search-button').click()
  await page.locator('.search-footer').waitFor()
  // The first time fetches what the second needs.
  await page.evaluate(timeKeys, TYPED)
  return page.evaluate(timeKeys, TYPED)
}
