import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  analysePage,
  buildIndex,
  createIndexBuilder,
  createReader,
  judge,
  judgeKinds,
  MANIFEST_NAME,
  measureQueries,
  placeAnswers,
  type SearchPage,
  type SynonymRule,
  toRecords,
} from '.'
import { decodePostings, encodePostings, FORMAT_VERSION, type Postings } from './index-format'
import { pinyinTerms } from './node'
import type { SearchSection } from './types'

const section = (heading: string, text: string[] = [], more: Partial<SearchSection> = {}): SearchSection => ({
  anchor: heading,
  heading,
  level: 2,
  text,
  code: [],
  ...more,
})

const page = (
  path: string,
  title: string,
  sections: SearchSection[],
  more: Partial<SearchPage> = {},
): SearchPage => ({
  path,
  url: `https://x.test${path}`,
  lvl0: '指南',
  title,
  sections: [{ anchor: '', heading: title, level: 1, text: [], code: [] }, ...sections],
  language: 'zh-cn',
  tag: 'docs-default-current',
  ...more,
})

const pages = [
  page('/sub', '独立分包与多上下文', [section('拆分配置', ['每个独立分包要有自己的样式。'])]),
  page('/arbitrary', '任意值写法', [section('rpx 和颜色', ['写成 text-[length:32rpx] 就不会被当成颜色。'])]),
  page('/issues', '样式不生效怎么办', [section('逐项检查', ['先看版本，再看 content。'])], {
    lvl0: '常见问题',
  }),
  page('/options', '全部配置项', [
    section('cssPreflight', ['要追加的声明。'], { level: 3 }),
    section('customAttributes', ['更多要转义的属性。', '任意 属性 值 都行'], { level: 3 }),
  ]),
  page('/merge', '合并类名', [
    section('用法', ['twMerge 去掉冲突。'], { code: ["import { twMerge } from 'x'"] }),
  ]),
  page('/posts', '发布说明', [section('新功能', ['这一版支持任意值。'])], {
    tag: 'default',
    keywords: ['更新日志'],
  }),
]

async function open(of: SearchPage[] = pages, synonyms: SynonymRule[] = []) {
  const { files, manifest } = await buildIndex(of, { pinyin: pinyinTerms, synonyms })
  const contents = new Map(files.map(file => [file.name, JSON.parse(new TextDecoder().decode(file.data))]))
  const loaded: string[] = []
  const load = async (name: string) => {
    loaded.push(name)
    if (!contents.has(name)) throw new Error(`missing ${name}`)
    return contents.get(name)
  }
  const reader = createReader({ manifest: () => load(MANIFEST_NAME), file: load })
  const find = async (query: string, more = {}) => {
    const answer = await reader.search({ indexName: 'docs', query, ...more })
    return answer.hits.map(hit => hit.url)
  }
  return { reader, find, manifest, contents, loaded }
}

describe('postings', () => {
  it('come back as they were written', () => {
    const postings: Postings = {
      pages: [0, 3, 31, 32, 1000, 99_999].map((page, index) => ({ page, impact: 1 + index * 12 })),
      headings: [
        { page: 3, section: 0, level: 1 },
        { page: 3, section: 70, level: 6 },
        { page: 5000, section: 2, level: 2 },
      ],
    }
    expect(decodePostings(encodePostings(postings))).toEqual(postings)
  })
})

describe('the builder', () => {
  it('writes the same files whatever the order of the pages', async () => {
    const forwards = await buildIndex(pages, { pinyin: pinyinTerms })
    const backwards = createIndexBuilder({})
    for (const one of [...pages].reverse()) backwards.add(structuredClone(analysePage(one, pinyinTerms)))
    expect(backwards.finish().manifest.hash).toBe(forwards.manifest.hash)
  })

  it('names every file but the manifest by the content of the index', async () => {
    const before = await buildIndex(pages, { pinyin: pinyinTerms })
    const after = await buildIndex(pages.slice(1), { pinyin: pinyinTerms })
    expect(after.manifest.hash).not.toBe(before.manifest.hash)
    for (const { name } of before.files.slice(1))
      expect(name.startsWith(`${before.manifest.hash}/`)).toBe(true)
  })

  it('takes pages from a stream, and none at all', async () => {
    async function* stream() {
      yield* pages
    }
    expect((await buildIndex(stream(), { pinyin: pinyinTerms })).manifest.pages).toBe(pages.length)
    const { find } = await open([])
    expect(await find('任意值')).toEqual([])
  })
})

describe('searching', () => {
  it('finds Chinese without spaces, by exact phrase before scattered words', async () => {
    const { find } = await open()
    const found = await find('任意值')
    expect(found[0]).toBe('/arbitrary')
    expect(found.indexOf('/posts#新功能')).toBeGreaterThan(-1)
    const scattered = found.indexOf('/options#customAttributes')
    expect(scattered === -1 || scattered > found.indexOf('/posts#新功能')).toBe(true)
  })

  it('finds a word whole, by prefix, by part and by class name', async () => {
    const { find } = await open()
    for (const query of ['cssPreflight', 'csspre', 'Preflight', 'css-preflight']) {
      expect((await find(query))[0], query).toBe('/options#cssPreflight')
    }
    expect((await find('text-[length:32rpx]'))[0]).toBe('/arbitrary#rpx 和颜色')
    expect((await find('32rpx'))[0]).toBe('/arbitrary#rpx 和颜色')
  })

  it('falls back on the parts of a word that is nowhere', async () => {
    const { find } = await open()
    expect(
      (await find('text-[18rpx]')).length + (await find('customAttributes.length')).length,
    ).toBeGreaterThan(0)
  })

  it('forgives one typing error in a Latin word', async () => {
    const { find } = await open()
    for (const query of ['customAtributes', 'cusomAttributes', 'customAttribtues', 'customAttrixutes']) {
      expect((await find(query))[0], query).toBe('/options#customAttributes')
    }
    expect(await find('cstmttrbts')).toEqual([])
  })

  it('absorbs a wrong Han character', async () => {
    const { find } = await open()
    expect((await find('独立分饱'))[0]).toMatch(/^\/sub/)
  })

  it('finds headings by pinyin and by initials', async () => {
    const { find } = await open()
    expect((await find('fenbao'))[0]).toBe('/sub')
    expect((await find('dlfb'))[0]).toBe('/sub')
    expect((await find('renyizhi'))[0]).toBe('/arbitrary')
    expect((await find('renyiz'))[0]).toBe('/arbitrary')
  })

  it('knows synonyms and keywords', async () => {
    const { find } = await open(pages, [{ from: ['没样式'], to: ['不生效'] }])
    expect((await find('没样式'))[0]).toBe('/issues')
    expect((await find('更新日志'))[0]).toBe('/posts')
  })

  it('puts a title before a heading before text', async () => {
    const { find } = await open([
      page('/text', '甲', [section('乙', ['这里讲条件编译。'])]),
      page('/heading', '丙', [section('条件编译')]),
      page('/title', '条件编译', [section('丁')]),
    ])
    expect(await find('条件编译')).toEqual(['/title', '/heading#条件编译', '/text#乙'])
  })

  it('keeps to the filters of language and tag', async () => {
    const { find } = await open()
    const filtered = await find('任意值', { facetFilters: ['language:zh-cn', ['docusaurus_tag:default']] })
    expect(filtered).toEqual(['/posts#新功能'])
    expect(await find('任意值', { facetFilters: ['language:en'] })).toEqual([])
  })

  it('marks what was found and cuts the snippet', async () => {
    const { reader } = await open()
    const request = { indexName: 'docs', query: '颜色', attributesToSnippet: ['content:3'] }
    const { hits } = await reader.search(request)
    const { text, marks } = hits[0]!.snippet.content!
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['颜色'])
    expect(text.startsWith('…')).toBe(true)
    expect(hits[0]!.hierarchy).toMatchObject({
      lvl0: '指南',
      lvl1: '任意值写法',
      lvl2: 'rpx 和颜色',
      lvl3: null,
    })
  })

  it('marks no single letter or character beside longer words', async () => {
    const { reader } = await open([
      page('/spacing', 'space-y 和 divide', [section('间距', ['从 4.12.0 起，space-y 和 divide 都行。'])]),
    ])
    const marked = async (query: string) => {
      const { hits } = await reader.search({ indexName: 'docs', query })
      return hits.flatMap(({ highlight }) =>
        Object.values(highlight).flatMap(({ text, marks }) =>
          marks.map(([from, to]) => text.slice(from, to)),
        ),
      )
    }
    expect(new Set(await marked('space-y 和 4'))).toEqual(new Set(['space-y']))
    expect(await marked('和')).toContain('和')
  })

  it('pages through all hits without repeating one', async () => {
    const many = Array.from({ length: 30 }, (_, index) => page(`/p${index}`, `配置 ${index}`, []))
    const { reader } = await open(many)
    const seen: string[] = []
    for (let at = 0; at < 3; at++) {
      const answer = await reader.search({ indexName: 'docs', query: '配置', page: at, hitsPerPage: 12 })
      expect(answer).toMatchObject({ nbHits: 30, nbPages: 3, page: at })
      seen.push(...answer.hits.map(hit => hit.url))
    }
    expect(new Set(seen).size).toBe(30)
  })

  it('fetches each file once', async () => {
    const { find, loaded } = await open()
    await find('任意值')
    const before = loaded.length
    await find('任意值')
    expect(loaded.length).toBe(before)
    expect(new Set(loaded).size).toBe(loaded.length)
  })

  it('answers nothing to what cannot be searched, and survives anything', async () => {
    const { find } = await open()
    for (const query of [
      '',
      '   ',
      '…！？',
      '\ud800',
      '\u0000',
      '<img src=x onerror=alert(1)>',
      '\u202e',
      'x'.repeat(10_000),
    ]) {
      expect(Array.isArray(await find(query))).toBe(true)
    }
    expect(await find('，。')).toEqual([])
  })

  it('asks the new index when a deploy has replaced the old one', async () => {
    const old = await open()
    const next = await open(pages.slice(1))
    let deployed = false
    const reader = createReader({
      manifest: async () => (deployed ? next : old).manifest,
      file: async name => {
        const content = (deployed ? next : old).contents.get(name)
        if (!content) throw new Error('404')
        return content
      },
    })
    await reader.preload()
    deployed = true
    const { hits } = await reader.search({ indexName: 'docs', query: '任意值' })
    expect(hits[0]?.url).toBe('/arbitrary')
  })
})

describe('the format', () => {
  it('is documented in the version that is written, and a reader refuses another', async () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
    expect(readme).toContain(`Version ${FORMAT_VERSION} (`)
    const { manifest, contents } = await open()
    expect(manifest.version).toBe(FORMAT_VERSION)
    const kinds = new Set([...contents.keys()].map(name => name.split('/').at(-1)!.replace(/\d+/, '<n>')))
    for (const kind of kinds) expect(readme, kind).toContain(kind)
    const reader = createReader({
      manifest: async () => ({ ...manifest, version: FORMAT_VERSION - 1 }),
      file: async name => contents.get(name),
    })
    await expect(reader.search({ indexName: 'docs', query: '任意值' })).rejects.toThrow('another format')
  })
})

describe('measuring', () => {
  it('counts the bytes of a first query and of later ones, and judges the answers', async () => {
    const { files } = await buildIndex(pages, { pinyin: pinyinTerms })
    const queries = [
      { query: '任意值', kind: 'han', targets: ['/arbitrary'] },
      { query: '任意值', kind: 'han', targets: ['/posts'] },
      { query: '没有这个词', kind: 'word', targets: ['/sub'] },
    ]
    const measures = await measureQueries({
      files,
      queries: queries.map(({ query }) => query),
      size: file => file.data.length,
    })
    expect(measures[0]!.laterBytes).toBeLessThan(measures[0]!.firstBytes)
    expect(measures[1]!.firstBytes).toBe(measures[0]!.firstBytes)
    expect(measures[1]!.laterBytes).toBe(0)
    const answers = measures.map(({ answer }, index) => ({ judged: queries[index]!, answer }))
    const placed = placeAnswers(answers, 5)
    expect(placed.map(({ place }) => place)).toEqual([1, 2, 0])
    expect(judge(placed)).toEqual({ queries: 3, first: 1 / 3, three: 2 / 3, empty: 1 / 3 })
    expect(judgeKinds(placed).get('word')).toMatchObject({ queries: 1, empty: 1 })
  })
})

describe('records', () => {
  it('hold a heading each, and each paragraph and fence below it', () => {
    const records = toRecords(pages[4]!)
    expect(
      records.map(record => [record.type, record.content ?? record.hierarchy.lvl2 ?? record.hierarchy.lvl1]),
    ).toEqual([
      ['lvl1', '合并类名'],
      ['lvl2', '用法'],
      ['content', 'twMerge 去掉冲突。'],
      ['content', "import { twMerge } from 'x'"],
    ])
    expect(records[2]).toMatchObject({
      url: 'https://x.test/merge#用法',
      language: 'zh-cn',
      docusaurus_tag: 'docs-default-current',
      hierarchy: { lvl0: '指南', lvl1: '合并类名', lvl2: '用法', lvl3: null },
    })
    expect(new Set(records.map(record => record.objectID)).size).toBe(records.length)
  })

  it('forget deeper headings when a higher one begins', () => {
    const deep = page('/deep', '页', [section('二', []), section('三', [], { level: 3 }), section('又二')])
    expect(toRecords(deep).at(-1)!.hierarchy).toMatchObject({ lvl2: '又二', lvl3: null })
  })
})
