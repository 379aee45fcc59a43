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

test('of names that several plugins have, that of the first counts, also for modules and stylesheets', async () => {
  const bundlerPlugin = (name: string) => ({ bundlerPlugins: () => [{ name }] })
  const language = (css: string) => ({ compile: () => ({ css, reads: [] }) })
  const component = (file: string) => ({ file, exported: 'default' })
  const hooks = composeHooks([
    {
      components: { A: component('first') },
      modules: { ...bundlerPlugin('one'), scope: async () => ({ B: component('first') }) },
      styles: { languages: { '.x': language('first') } },
    },
    {
      components: { A: component('second'), C: component('second') },
      modules: { ...bundlerPlugin('two'), scope: async () => ({ B: component('second') }) },
      styles: { languages: { '.x': language('second'), '.y': language('second') } },
      pageFolders: ['src/pages'],
    },
  ])
  expect(Object.values(hooks.components!).map(({ file }) => file)).toEqual(['first', 'second'])
  expect(hooks.modules!.bundlerPlugins!({} as never).map(({ name }) => name)).toEqual(['one', 'two'])
  expect(await hooks.modules!.scope!({} as never)).toEqual({ B: component('first') })
  const { '.x': x, '.y': y } = hooks.styles!.languages!
  expect([x!.compile('').css, y!.compile('').css]).toEqual(['first', 'second'])
  expect(hooks.pageFolders).toEqual(['src/pages'])
})

test('a plugin that lacks a field is told which', () => {
  const { faults } = readPlugins([false, { name: 'p' }])
  expect(faults).toMatchObject([
    { path: ['plugins', 1, 'version'], what: '"plugins[1].version" is missing.' },
  ])
})

test('a plugin that is not called, or a name, is named as that', () => {
  for (const given of [() => ({}), 'inkstone-diagrams'])
    expect(readPlugins([given]).faults[0]?.what).toContain(
      '"plugins[0]" must be what a plugin returns, such as diagrams()',
    )
})
