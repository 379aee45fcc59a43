import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkConfig } from './check-config'
import { composeHooks } from './compose-hooks'
import { definePlugin, type Fence, type FencePage, readPlugins } from './plugin'
import { strict } from './schema-problems'

const plugin = definePlugin({ name: 'own', version: '1' })

test('plugins pass as they are, and what a condition switches off is left out', () => {
  expect(readPlugins([plugin, false, undefined])).toEqual({ plugins: [plugin], faults: [] })
  expect(readPlugins(undefined)).toEqual({ plugins: [], faults: [] })
})

test.each([
  ['no list', plugin, 'plugins'],
  ['a name alone', ['diagrams'], 'plugins'],
  ['an unknown field', [{ ...plugin, hooks: {} }], 'plugins'],
  ['a setup that is no function', [{ ...plugin, setup: {} }], 'plugins'],
])('%s is a fault of the config', (_, plugins, field) => {
  const { faults } = readPlugins(plugins)
  expect(faults[0]?.path[0]).toBe(field)
  expect(() => checkConfig({ title: 'a', url: 'https://a.example', plugins }, 'site.config.ts')).toThrow()
})

test('the former "extension" names the edit', () => {
  const config = { title: 'a', url: 'https://a.example', extension: 'extension/index.ts' }
  expect(() => checkConfig(config, 'site.config.ts')).toThrow(/"extension" is replaced by "plugins"/)
})

test('of several plugins the first answer counts, and names are added up', () => {
  const fence: Fence = { language: 'a', code: '', flags: new Set(), attributes: {}, fields: {} }
  const hooks = composeHooks([
    { fences: { draw: () => undefined, words: { a: true } }, frontMatter: () => ({ a: z.string() }) },
    { fences: { draw: () => 'second', words: { b: true } }, frontMatter: () => ({ b: z.string() }) },
    { fences: { draw: () => 'third' }, badge: () => ({ label: 'x', parts: [] }) },
  ])
  expect(hooks.fences?.draw?.(fence, {} as FencePage)).toBe('second')
  expect(hooks.fences?.words).toEqual({ a: true, b: true })
  expect(Object.keys(hooks.frontMatter?.({ z, strict }) ?? {})).toEqual(['a', 'b'])
  expect(hooks.badge?.({})).toEqual({ label: 'x', parts: [] })
  expect(composeHooks([]).badge?.({})).toBeUndefined()
})
