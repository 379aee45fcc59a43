import { expect, it } from 'vitest'
import { type NamedPage, suggestQueries } from './suggest-queries'

const page = (url: string, referrers: number, keywords: string[], more: Partial<NamedPage> = {}) => ({
  url,
  lvl0: '指南',
  title: '标题',
  keywords,
  referrers,
  ...more,
})

/** Finds the page with the query among its keywords, as an ideal search would. */
const findIn = (pages: NamedPage[]) => async (query: string) =>
  pages.find(({ keywords }) => keywords.includes(query))?.url

it('offers a phrase of each page that most others lead to', async () => {
  const pages = [page('/few', 1, ['热更新失败']), page('/many', 9, ['样式', 'dark mode', '样式不生效'])]
  expect(await suggestQueries(pages, findIn(pages))).toEqual(['样式不生效', '热更新失败'])
})

it('offers nothing that leads to another page, or to none', async () => {
  const pages = [page('/a', 3, ['样式不生效']), page('/b', 2, ['样式不生效']), page('/c', 1, ['字体太小了'])]
  const find = async (query: string) => (query === '样式不生效' ? '/a' : undefined)
  expect(await suggestQueries(pages, find)).toEqual(['样式不生效'])
})

it('offers at most six, of several groups', async () => {
  const pages = [
    ...Array.from({ length: 9 }, (_, at) =>
      page(`/guide${at}`, 20 - at, [`第几个问题${'一二三四五六七八九'[at]}`]),
    ),
    page('/faq', 5, ['组件没有样式'], { lvl0: '常见问题' }),
  ]
  const offered = await suggestQueries(pages, findIn(pages))
  expect(offered).toHaveLength(6)
  expect(offered).toContain('组件没有样式')
})

it('takes phrases of words where titles have words', async () => {
  const pages = [page('/dark', 1, ['theme', '深色模式怎么开', 'dark mode'], { title: 'Themes' })]
  expect(await suggestQueries(pages, findIn(pages))).toEqual(['dark mode'])
})
