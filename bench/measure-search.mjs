// The search of this site: how long a key takes.
import { timeKeys } from './in-page.mjs'
import { visit } from './measure-page.mjs'
import { serveStatic } from './serve-static.mjs'

/** Typed key by key: a word, an option, a question, a class, pinyin and a mixture. */
const TYPED = ['深色模式', 'cssPreflight', '样式为什么不生效', 'text-[32rpx]', 'fenbao', 'taro 热更新']

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
