// Compares this project's search with Pagefind, MiniSearch, FlexSearch and Orama. Their packages and the searched
// documentations are outside of the repository; our pages come from `dist`:
// node bench/search/run.mjs --packages folder --zh repo --en repo
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { root } from '../places.mjs'
import { flexSearch, miniSearch, orama, own } from './engines.mjs'
import { loadOwn } from './load-own.mjs'
import { pagefind } from './pagefind.mjs'
import { readIndex } from './read-index.mjs'
import { readRepository } from './read-markdown.mjs'

const { values } = parseArgs({
  options: {
    packages: { type: 'string' },
    zh: { type: 'string' },
    en: { type: 'string' },
  },
})
const dir = mkdtempSync(join(tmpdir(), 'search-bench-'))
/** ESM-only packages are resolved relative to a module next to them. */
const loader = join(resolve(values.packages), 'load-package.mjs')
writeFileSync(loader, 'export const load = name => import(name)\n')
const { load } = await import(pathToFileURL(loader).href)
const readJson = path => JSON.parse(readFileSync(path, 'utf8'))

const vue = readJson(join(root, 'bench/search/vue-queries.json'))
const blind = readJson(join(root, 'site/data/search/blind-queries.json'))
const corpora = [
  {
    name: `this site (its own ${blind.length} blind queries)`,
    language: 'zh-cn',
    pages: readIndex(join(root, 'dist/search-index')),
    queries: blind,
    options: { synonyms: readJson(join(root, 'site/data/synonyms.json')) },
  },
  ...['zh', 'en'].map(
    language =>
      values[language] && {
        name: `Vue's documentation, ${language} (${vue.length} queries)`,
        language: language === 'zh' ? 'zh-cn' : 'en',
        pages: readRepository(values[language], language),
        queries: vue.map(({ targets, [language]: query }) => ({ query, targets })),
      },
  ),
].filter(Boolean)

const ours = await loadOwn()
for (const { name, language, pages, queries, options } of corpora) {
  console.log(`\n${name}, ${pages.length} pages`)
  console.log(
    '| engine | first | in 3 | none | KB to the first answer, median | index KB | build s |\n|---|---|---|---|---|---|---|',
  )
  const engines = [
    own(ours, options),
    pagefind(await load('pagefind'), { dir: join(dir, language), language }),
    miniSearch(await load('minisearch')),
    flexSearch(await load('flexsearch')),
    orama(await load('@orama/orama')),
  ]
  for (const engine of engines) {
    mkdirSync(join(dir, language), { recursive: true })
    const opened = await engine.open(pages)
    console.log(await judge(engine, opened, queries))
    await opened.close?.()
  }
}
for (const path of [dir, loader]) rmSync(path, { recursive: true, force: true })
process.exit()

async function judge({ name }, opened, queries) {
  const places = []
  for (const { query, targets } of queries) {
    const found = await opened.ask(query.slice(0, 512))
    places.push(found.length === 0 ? -1 : found.slice(0, 3).findIndex(path => targets.includes(path)) + 1)
  }
  const share = isGood => `${((places.filter(isGood).length / places.length) * 100).toFixed(1)} %`
  const asked = queries.filter((_, at) => at % Math.ceil(queries.length / 20) === 0)
  const bytes = []
  for (const { query } of asked) bytes.push(await opened.first(query))
  const median = bytes.sort((a, b) => a - b)[Math.floor(bytes.length / 2)]
  const kb = size => (size / 1000).toFixed(0)
  const cells = [share(p => p === 1), share(p => p > 0), share(p => p === -1), kb(median), kb(opened.index)]
  return `| ${name} | ${cells.join(' | ')} | ${opened.build.toFixed(1)}${opened.isWallTime ? ' (wall)' : ''} |`
}
