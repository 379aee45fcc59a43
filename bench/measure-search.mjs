// Measures how long this site's search takes per key.
import { timeKeys } from './in-page.mjs'
import { visit } from './measure-page.mjs'
import { serveStatic } from './serve-static.mjs'

/** Queries to type key by key: a word, an option, a question, a class, pinyin and a mixture. */
const TYPED = ['深色模式', 'cssPreflight', '样式为什么不生效', 'text-[32rpx]', 'fenbao', 'taro 热更新']

/** Returns the milliseconds from a key to its results, with all files loaded. */
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
  // The first run loads the files for the second.
  await page.evaluate(timeKeys, TYPED)
  return page.evaluate(timeKeys, TYPED)
}
