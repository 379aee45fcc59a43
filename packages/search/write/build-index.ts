import { openFiles } from '../open-index'
import { analysePage, type PinyinTerms, type SearchPage } from './analyse-page'
import {
  type BuiltIndex,
  createIndexBuilder,
  type IndexFile,
  type IndexOptions,
  MANIFEST_NAME,
  toFile,
} from './index-builder'
import { type NamedPage, suggestQueries } from './suggest-queries'

/** Builds the whole index. `pages` may be an async iterable. */
export async function buildIndex(
  pages: Iterable<SearchPage> | AsyncIterable<SearchPage>,
  options: IndexOptions & { pinyin?: PinyinTerms } = {},
): Promise<BuiltIndex> {
  const builder = createIndexBuilder(options)
  const pinyin = rememberPinyin(options.pinyin ?? (() => []))
  const named: NamedPage[] = []
  for await (const page of pages) {
    builder.add(analysePage(page, pinyin))
    const { url, lvl0, title, keywords, referrers = 0, badge } = page
    // Outdated pages are not suggested.
    if (keywords && !badge) named.push({ url: new URL(url).pathname, lvl0, title, keywords, referrers })
  }
  const { manifest, files } = builder.finish()
  manifest.suggestions = await suggestQueries(named, createFinder(files))
  const entry = toFile(MANIFEST_NAME, JSON.stringify(manifest))
  return { manifest, files: files.map(file => (file.name === MANIFEST_NAME ? entry : file)) }
}

/** Returns a function that searches the built index for the first page of a query. */
function createFinder(files: IndexFile[]): (query: string) => Promise<string | undefined> {
  const reader = openFiles(files)
  return async query => {
    const { hits } = await reader.search(query)
    return hits[0]?.url.split('#')[0]
  }
}

/** Memoizes pinyin terms, because pages share many headings. */
function rememberPinyin(pinyin: PinyinTerms): PinyinTerms {
  const known = new Map<string, string[]>()
  return characters => {
    const text = characters.join('')
    const terms = known.get(text) ?? pinyin(characters)
    known.set(text, terms)
    return terms
  }
}
