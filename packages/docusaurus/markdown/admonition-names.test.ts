import { expect, it } from 'vitest'
import { createRenamer } from './admonition-names'

const rename = createRenamer(['recipe', 'see-also'])

it.each([
  [':::recipe', ':::info[recipe]{.theme-admonition-recipe}'],
  [':::recipe Soup', ':::info{.theme-admonition-recipe} Soup'],
  [':::see-also[Soup]{.wide}', ':::info[Soup]{.theme-admonition-see-also .wide}'],
  ['> ::::recipe', '> ::::info[recipe]{.theme-admonition-recipe}'],
  [':::recipes', ':::recipes'],
  [':::tip', ':::tip'],
  [':::', ':::'],
])('%s', (written, read) => {
  expect(rename(`a\n\n${written}\n\nb\n\n:::\n`)).toBe(`a\n\n${read}\n\nb\n\n:::\n`)
})

it('leaves code alone, and texts of sites without such names', () => {
  const fence = '```md\n:::recipe\n```\n'
  expect(rename(fence)).toBe(fence)
  expect(createRenamer([])(':::recipe')).toBe(':::recipe')
})
