import { describe, expect, it } from 'vitest'
import { pinyinTerms } from '../node/pinyin'
import type { SearchHit } from '../protocol'
import type { SearchSection } from '../types'
import { buildIndex } from '../write/build-index'
import { createReader } from './reader'

/** Runs a query against an index of one page with these sections; returns its hits and the fetched files. */
async function ask(
  query: string,
  ...sections: Partial<SearchSection>[]
): Promise<{ hits: SearchHit[]; fetched: string[] }> {
  const page = {
    path: '/a',
    url: 'https://x.test/a',
    lvl0: '指南',
    title: '快速开始',
    language: 'zh-cn',
    tag: 'default',
    sections: sections.map(own => ({ anchor: '', heading: '', level: 1, text: [], code: [], ...own })),
  }
  const { files } = await buildIndex([page], { pinyin: pinyinTerms })
  const read = (name: string) =>
    JSON.parse(new TextDecoder().decode(files.find(file => file.name === name)!.data))
  const fetched: string[] = []
  const reader = createReader({
    manifest: async () => read('manifest.json'),
    file: async name => {
      fetched.push(name.split('/').at(-1)!)
      return read(name)
    },
  })
  const { hits } = await reader.search({ indexName: 'docs', query })
  return { hits, fetched }
}

async function find(query: string, ...sections: Partial<SearchSection>[]): Promise<SearchHit[]> {
  return (await ask(query, ...sections)).hits
}
const section = { anchor: 's', heading: '注册插件', level: 2 }

describe('the passage of a hit', () => {
  it('is prose when prose and code hold the word', async () => {
    const [hit] = await find('rem2rpx', {
      ...section,
      text: ['别的话', '打开 rem2rpx 就行'],
      code: ['rem2rpx: true // rem2rpx'],
    })
    expect(hit).toMatchObject({ content: '打开 rem2rpx 就行' })
    expect(hit!.code).toBeUndefined()
  })

  it('is code when nothing else holds it, and says so', async () => {
    const hits = await find('rem2rpx', { ...section, text: ['别的话'], code: ['rem2rpx: true'] })
    expect(hits.find(({ url }) => url.endsWith('#s'))).toMatchObject({ content: 'rem2rpx: true', code: true })
  })

  it('is no code when the heading says it', async () => {
    const hits = await find('注册插件', { ...section, text: ['先装好'], code: ['// 注册插件'] })
    expect(hits.find(({ url }) => url.endsWith('#s'))).toMatchObject({ type: 'lvl2', content: '先装好' })
  })
})

describe('the code of a page', () => {
  const code = ['defineConfig({ rem2rpx: true })']

  it('is fetched when nothing else of the page holds the query', async () => {
    const { hits, fetched } = await ask('defineConfig', { ...section, text: ['别的话'], code })
    expect(hits[0]).toMatchObject({ url: '/a#s', content: code[0], code: true })
    expect(fetched).toContain('c0.json')
  })

  it('is not fetched for what the text holds as well, nor when there is none', async () => {
    const inText = await ask('rem2rpx', { ...section, text: ['打开 rem2rpx 就行'], code })
    expect(inText.hits[0]).toMatchObject({ url: '/a#s', content: '打开 rem2rpx 就行' })
    expect(inText.fetched).toContain('p0.json')
    expect(inText.fetched).not.toContain('c0.json')
    const byReading = await ask('zhucechajian', { ...section, text: ['先装好'] })
    expect(byReading.hits).not.toEqual([])
    expect(byReading.fetched).not.toContain('c0.json')
  })
})

describe('the marks of a heading', () => {
  it('are there when it was found by its pinyin', async () => {
    const hits = await find('zhucechajian', { ...section, text: ['先装好'] })
    expect(hits[0]!.highlight.lvl2).toEqual({ text: '注册插件', marks: [[0, 4]] })
  })

  it('are not there when a name of the page was found', async () => {
    const hits = await find('plugin', { ...section, text: ['plugin 怎么装'] })
    for (const hit of hits) expect(hit.highlight.lvl2?.marks ?? []).toEqual([])
  })
})
