import { describe, expect, test } from 'vitest'
import { apiOf } from '../../site/data/api/generations'
import { goals } from '../../site/data/api/goals'
import { optionsOf } from '../../site/data/api/options'
import { codeLinks } from '../../site/data/code-links'
import { lines, oldLine } from '../../site/data/lines'
import { versionOf } from '../../site/data/plugin-lines'
import { readApi } from './read-api'

const names = (line: string) => (apiOf(line).UserDefinedOptions?.members ?? []).map(member => member.name)

describe.each([...lines, oldLine].map(({ id }) => id))('%s', line => {
  test('the committed data is what the published packages declare and do', async () => {
    expect(apiOf(line)).toEqual(await readApi(line))
  })

  test('its options are those that its archive was read to have', () => {
    expect(names(line).sort()).toEqual(optionsOf(versionOf(line)))
  })
})

test('every option serves one goal', () => {
  const served = goals.flatMap(goal => goal.options.map(option => option.name))
  expect(served.sort()).toEqual([...new Set(lines.flatMap(({ id }) => names(id)))].sort())
})

test('code that names an option leads to its place', () => {
  expect(codeLinks.rem2rpx).toBe('/docs/api/interfaces/UserDefinedOptions#rem2rpx')
  expect(codeLinks.cssPreflight).toBe('/docs/api/style-options#csspreflight')
  expect(codeLinks.onLoad).toBe('/docs/api/build-options#onload')
  expect(codeLinks).not.toHaveProperty('tailwindcss')
})
