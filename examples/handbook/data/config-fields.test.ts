import { checkConfig } from 'inkstone/config'
import { expect, test } from 'vitest'
import { configFields } from './config-fields'
import written from './config-fields.json'

const fields = configFields()

test('every field of the configuration has a type, a sentence and an example', () => {
  expect(fields.length).toBeGreaterThan(100)
  const bare = fields.filter(
    ({ type, description, example }) =>
      type === 'unknown' || !/^[A-Z`].*\.$/s.test(description) || example === undefined,
  )
  expect(bare.map(({ path, variant }) => (variant ? `${path} (${variant})` : path))).toEqual([])
})

test('nothing is written about a field that does not exist', () => {
  const paths = new Set(fields.flatMap(({ path, variant }) => [path, `${path} (${variant})`]))
  expect(Object.keys(written).filter(path => !paths.has(path))).toEqual([])
})

test('plugins are listed, though the schema of the data has none', () => {
  expect(fields.filter(({ path }) => path === 'plugins')).toHaveLength(1)
})

test('types and defaults are those of the schema', () => {
  const find = (path: string) => fields.find(field => field.path === path)
  expect(find('title')).toMatchObject({ type: 'string', isRequired: true })
  expect(find('docs')).toMatchObject({
    type: 'object | object[] | false',
    isRequired: false,
    standard: false,
  })
  expect(find('docs.path')).toMatchObject({ type: 'string', standard: 'docs', isRequired: false })
  expect(find('docs.versions[].name')).toMatchObject({ type: 'string', isRequired: true })
  expect(find('colorMode.defaultMode')).toMatchObject({ type: "'light' | 'dark'", standard: 'dark' })
  expect(find('locales.*.direction')).toMatchObject({ type: "'ltr' | 'rtl'" })
  const ofItem = (name: string, kind: string) =>
    fields.find(({ path, variant }) => path === `navbar.items[].${name}` && variant === kind)
  expect(ofItem('docId', 'doc')).toMatchObject({ isRequired: true })
  expect(ofItem('type', 'doc')).toMatchObject({ isRequired: true })
  expect(ofItem('type', 'link')).toMatchObject({ isRequired: false, standard: 'link' })
  expect(ofItem('type', 'dropdown')).toMatchObject({ isRequired: false, standard: 'dropdown' })
})

/** Further configuration that the example of a field needs to be valid. */
const NEEDS: Record<string, Record<string, unknown>> = {
  'theme.accent.light': { theme: { accent: { dark: '#5eead4' } } },
  'theme.accent.dark': { theme: { accent: { light: '#0b7a75' } } },
  'search.provider': { search: { appId: 'a', apiKey: 'b', indexName: 'c' } },
  locales: { locale: 'en' },
  'docs.lastVersion': { docs: { versions: [{ name: 'current' }] } },
}

test.each(
  fields.filter(({ path }) => !/\[\]|\*/.test(path)).map(({ path, example }) => [path, example] as const),
)('the example of %s is valid', (path, example) => {
  const config: Record<string, unknown> = structuredClone({
    title: 'Site',
    url: 'https://example.com',
    ...NEEDS[path],
  })
  const steps = path.split('.')
  let at = config
  for (const step of steps.slice(0, -1)) {
    at[step] ??= requiredBeside(step)
    at = at[step] as Record<string, unknown>
  }
  at[steps.at(-1)!] = example
  expect(() => checkConfig(config, 'site.config.ts')).not.toThrow()
})

test('several types of one value are joined as in TypeScript', () => {
  expect(fields.filter(({ type }) => typeof type !== 'string')).toEqual([])
})

/** Returns examples of the required fields of an object. */
function requiredBeside(object: string): Record<string, unknown> {
  const required = fields.filter(({ path, isRequired }) => isRequired && path.split('.').at(-2) === object)
  return Object.fromEntries(required.map(({ path, example }) => [path.split('.').at(-1)!, example]))
}
