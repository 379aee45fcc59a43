import { readFileSync } from 'node:fs'
import { editorSchemas } from 'inkstone/content'
import { expect, test } from 'vitest'
import { hooks } from './plugin'

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../.vscode/${file}`, import.meta.url), 'utf8'))

/** After changes of the front matter schema: `npx vitest run -u site/editor.test.ts`. */
test.each(Object.entries(editorSchemas(hooks)))(
  '.vscode/schemas/%s is what the engine checks',
  (name, schema) =>
    expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(`../.vscode/schemas/${name}`),
)

test('every snippet is something the site understands', () => {
  const snippets = Object.values(read('inkstone.code-snippets')) as { prefix: string; body: string[] }[]
  expect(snippets.length).toBeGreaterThan(5)
  for (const { prefix, body } of snippets) {
    expect(prefix).toMatch(/^[\w:-]+$/)
    expect(body.join('\n')).toMatch(/```|:::|^---|<[A-Z]/)
  }
})
