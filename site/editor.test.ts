import { readFileSync } from 'node:fs'
import { editorSchemas } from 'inkstone/content'
import { expect, test } from 'vitest'
import { hooks } from './plugin'

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../.vscode/${file}`, import.meta.url), 'utf8'))

test.each(Object.entries(editorSchemas(hooks)))(
  '.vscode/schemas/%s is what the engine checks',
  (name, schema) => {
    expect(read(`schemas/${name}`), 'run `npm run inkstone -- schemas`').toEqual(
      JSON.parse(JSON.stringify(schema)),
    )
  },
)

test('settings name the schemas that are there', () => {
  const settings = read('settings.json')
  const named = [
    ...settings['json.schemas'].map((entry: { url: string }) => entry.url),
    ...Object.keys(settings['yaml.schemas']),
  ]
  for (const file of named) expect(read(file.replace('./.vscode/', ''))).toHaveProperty('$schema')
})

test('every snippet is something the site understands', () => {
  const snippets = Object.values(read('inkstone.code-snippets')) as { prefix: string; body: string[] }[]
  expect(snippets.length).toBeGreaterThan(5)
  for (const { prefix, body } of snippets) {
    expect(prefix).toMatch(/^[\w:-]+$/)
    expect(body.join('\n')).toMatch(/```|:::|^---|<[A-Z]/)
  }
})
