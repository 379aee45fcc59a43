import { expect, it } from 'vitest'
import { buildIndex, openFiles, type SearchPage, type SynonymRule } from '.'
import { markText } from './text/highlight'

const page = (path: string, title: string, text: string[], more: Partial<SearchPage> = {}): SearchPage => ({
  path,
  url: `https://x.test${path}`,
  lvl0: '指南',
  title,
  sections: [{ anchor: '', heading: title, level: 1, text, code: [] }],
  language: 'zh-cn',
  tag: 'default',
  ...more,
})
const open = async (pages: SearchPage[], synonyms: SynonymRule[] = []) =>
  openFiles((await buildIndex(pages, { synonyms })).files)

const icons = page('/icons', '图标', ['图标怎么引入'], { keywords: ['iconify'] })
const merge = page('/merge', '合并类名', ['合并', '@weapp/merge 的入口'])

it('says which words of a query are nowhere, unless they are put in others or only ask', async () => {
  const { search } = await open([icons, merge], [{ from: ['图示'], to: ['图标'] }])
  expect((await search('echarts 图标')).missing).toEqual(['echarts'])
  expect((await search('鸿蒙 图标')).missing).toEqual(['鸿蒙'])
  expect((await search('图示 合并')).missing).toEqual([])
  expect((await search('why does 图标 error')).missing).toEqual([])
  expect((await search('图标 /home/somebody/project/src')).missing).toEqual([])
})

it('names the keyword where nothing that is shown has a word of the query', async () => {
  const { search } = await open([icons, merge])
  const [byKeyword] = (await search('iconify')).hits
  expect(byKeyword!.reason).toEqual({ text: 'iconify', marks: [[0, 7]] })
  expect((await search('合并')).hits[0]!.reason).toBeUndefined()
})

it('carries the rules of a dictionary out together', async () => {
  const { search } = await open(
    [page('/theme', '切换主题', []), page('/off', '关闭插件', []), page('/both', '关闭主题', [])],
    [
      { from: ['/\\bthemes?\\b/'], to: ['主题'], together: true },
      { from: ['turn off'], to: ['关闭'], together: true },
    ],
  )
  expect((await search('how to turn off the theme')).hits[0]!.url).toBe('/both')
})

it('drops absolute paths of a pasted error, not the name of a module', async () => {
  const { search } = await open([
    merge,
    page('/home', '目录', ['users me app src']),
    page('/escape', '转义', ["Cannot find module '@weapp/escape/dist/index'"]),
  ])
  const first = async (query: string) => (await search(query)).hits[0]!.url
  expect(await first("Cannot find module '@weapp/escape/dist/index'")).toBe('/escape')
  expect(await first('/Users/me/app/node_modules/@weapp/escape/dist/index.js')).toBe('/escape')
})

it('has no hits in lists of links to other pages, and shows no bare file name', async () => {
  const section = (heading: string, text: string[]) => ({ anchor: 'a', heading, level: 2, text, code: [] })
  const start = page('/start', '开始', ['第一步'])
  start.sections.push(
    section('接下来', ['主题切换']),
    section('配置', ['vite.config.ts', '写进 vite.config.ts 里']),
  )
  const { search } = await open([start, icons])
  expect((await search('主题切换')).hits).toEqual([])
  expect((await search('vite.config.ts')).hits[0]!.content).toBe('写进 vite.config.ts 里')
})

it('previews sentences, not the captions between them', async () => {
  const { search } = await open([
    page('/a', '任意值', ['任意值写在方括号里，照常写就行。', '你写的', '插件输出（4.2.8）']),
  ])
  expect((await search('任意值')).hits[0]!.section!.map(({ text }) => text)).toEqual([
    '任意值写在方括号里，照常写就行。',
  ])
})

it('marks a class name as a whole', () => {
  const marked = (text: string, terms: string[]) =>
    markText(text, terms).marks.map(([from, to]) => text.slice(from, to))
  expect(marked('写成 w-[13px] 就好', ['w', '13px'])).toEqual(['w-[13px]'])
  expect(marked('w 和 13px', ['w', '13px'])).toEqual(['w', '13px'])
})
