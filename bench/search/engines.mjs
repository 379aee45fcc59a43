// The compared search engines. Each gets the same pages, and returns the pages for a query, best first.
import { brotliCompressSync, constants } from 'node:zlib'

const PARAMS = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const sizeOf = data => brotliCompressSync(data, PARAMS).length

/** Splits a text into words and pairs of Han characters, for engines that cannot segment Chinese. */
function tokenise(text) {
  const found = []
  for (const [run] of text.toLowerCase().matchAll(/\p{Script=Han}+|[\p{L}\p{N}]+/gu)) {
    const characters = /^\p{Script=Han}/u.test(run) && Array.from(run)
    if (!characters) found.push(...(run.match(/[a-z\d]+|[^a-z\d\p{Script=Han}]+/gu) ?? []))
    else if (characters.length === 1) found.push(run)
    else for (let at = 1; at < characters.length; at++) found.push(characters[at - 1] + characters[at])
  }
  return found
}

const BOOST = { title: 4, keywords: 3, headings: 2, text: 1, code: 0.4 }
const FIELDS = Object.keys(BOOST)

function toDocument({ path, title, keywords = [], sections }) {
  return {
    id: path,
    title,
    keywords: keywords.join('\n'),
    headings: sections.map(({ heading }) => heading).join('\n'),
    text: sections.flatMap(({ text }) => text).join('\n'),
    code: sections.flatMap(({ code }) => code).join('\n'),
  }
}

/** Creates an engine whose whole index is loaded before the first answer. */
async function whole(make) {
  const before = process.cpuUsage()
  const { ask, serialise } = await make()
  const { user, system } = process.cpuUsage(before)
  const size = sizeOf(await serialise())
  return { ask, build: (user + system) / 1e6, index: size, first: () => size }
}

export const miniSearch = ({ default: MiniSearch }) => ({
  name: 'MiniSearch',
  open: pages =>
    whole(async () => {
      const index = new MiniSearch({ fields: FIELDS, tokenize: tokenise, processTerm: term => term })
      index.addAll(pages.map(toDocument))
      const fuzzy = term => (/^[a-z]{4}/.test(term) ? 0.2 : false)
      const options = { boost: BOOST, prefix: term => /^[a-z]{2}/.test(term), fuzzy }
      return {
        ask: async query => index.search(query, options).map(({ id }) => id),
        serialise: () => JSON.stringify(index),
      }
    }),
})

export const flexSearch = ({ Document }) => ({
  name: 'FlexSearch',
  open: pages =>
    whole(async () => {
      const index = new Document({
        document: {
          id: 'id',
          index: FIELDS.map(field => ({ field, tokenize: 'forward', encode: tokenise })),
        },
      })
      for (const page of pages) index.add(toDocument(page))
      return {
        ask: async query => {
          const scores = new Map()
          for (const { field, result } of index.search(query, { limit: 50, suggest: true }))
            for (const [place, id] of result.entries())
              scores.set(id, (scores.get(id) ?? 0) + BOOST[field] / (place + 1))
          return [...scores].sort((a, b) => b[1] - a[1]).map(([id]) => id)
        },
        serialise: async () => {
          let all = ''
          await index.export((key, data) => {
            all += key + (data ?? '')
          })
          return all
        },
      }
    }),
})

export const orama = ({ create, insertMultiple, search, save }) => ({
  name: 'Orama',
  open: pages =>
    whole(async () => {
      const tokenizer = {
        language: 'english',
        normalizationCache: new Map(),
        tokenize: text => [...new Set(tokenise(text))],
      }
      const schema = Object.fromEntries(FIELDS.map(field => [field, 'string']))
      const db = create({ schema, components: { tokenizer } })
      await insertMultiple(db, pages.map(toDocument), 500)
      return {
        ask: async query => {
          const { hits } = await search(db, { term: query, boost: BOOST, threshold: 1, limit: 10 })
          return hits.map(({ id }) => id)
        },
        serialise: () => JSON.stringify(save(db)),
      }
    }),
})

/** This project's search, from the sources of the package. */
export const own = ({ buildIndex, measureQueries, openFiles, makeHanTables, pinyinTerms }, options = {}) => ({
  name: 'inkstone-search',
  async open(pages) {
    const before = process.cpuUsage()
    const { files } = await buildIndex(pages, { pinyin: pinyinTerms, hanTables: makeHanTables, ...options })
    const { user, system } = process.cpuUsage(before)
    const sizes = new Map(files.map(({ name, data }) => [name, sizeOf(data)]))
    const reader = openFiles(files)
    return {
      build: (user + system) / 1e6,
      index: [...sizes.values()].reduce((sum, size) => sum + size, 0),
      ask: async query => [...new Set((await reader.search(query)).hits.map(({ url }) => url.split('#')[0]))],
      async first(query) {
        const [{ firstBytes }] = await measureQueries({
          files,
          queries: [query],
          size: ({ name }) => sizes.get(name),
        })
        return firstBytes
      },
    }
  },
})
