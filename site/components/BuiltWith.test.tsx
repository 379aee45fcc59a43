import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildResults, lines } from '../data/lines'
import { notBuilt } from '../data/not-built'
import BuiltWith from './BuiltWith.static'

const told = (page: string) => renderToStaticMarkup(<BuiltWith page={page} />).replaceAll(/<[^>]*>/g, '')

test('a recipe that was built names the versions of the plugin first', () => {
  const { page, line } = buildResults.find(result => !result.fault)!
  const { plugin } = lines.find(({ id }) => id === line)!
  expect(told(page)).toMatch(/^已用 [\d.、]+ 构建验证（/)
  expect(told(page)).toContain(plugin)
})

test('a recipe or a tab that was not built says so', () => {
  const page = notBuilt.find(entry => !entry.tab && !buildResults.some(row => row.page === entry.page))!
  expect(told(page.page)).toBe('未构建，只核对了配置和输出。')
  const tab = notBuilt.find(entry => entry.tab)!
  expect(told(tab.page)).toContain(`${tab.tab} 未构建。`)
})

test('a page that nobody built or excused is an error', () => {
  expect(() => told('docs/nowhere')).toThrow('docs/nowhere is neither')
})
