import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { lines } from '../data/lines'
import { allRecipes } from '../data/recipes'
import BuiltWith from './BuiltWith.static'

const told = (page: string) =>
  renderToStaticMarkup(<BuiltWith page={page.slice(1)} />).replaceAll(/<[^>]*>/g, '')

test('a page whose project was built names the plugin, then the packages of the framework', () => {
  const { page, lines: ids, packages } = allRecipes.find(recipe => recipe.lines.length > 0)!
  expect(told(page)).toMatch(/^已用 [\d.、]+ 构建验证/)
  for (const { id, plugin } of lines) if (ids.includes(id)) expect(told(page)).toContain(plugin)
  for (const [name, version] of Object.entries(packages))
    expect(told(page)).toContain(`${name}\u00a0${version}`)
})

test('a page without a project says that nothing was built', () => {
  const { page } = allRecipes.find(recipe => !recipe.project)!
  expect(told(page)).toBe('未构建，只核对了配置和输出。')
})

test('a page that no recipe is explained on is an error', () => {
  expect(() => told('/docs/nowhere')).toThrow('no recipe in starters/')
})
