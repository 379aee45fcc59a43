import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => JSON.parse(readFileSync(join(root, '.vscode', file), 'utf8'))

const snippets: Record<string, { prefix: string; body: string[] }> = read('inkstone.code-snippets')
const bodies = Object.values(snippets).map(({ body }) => body.join('\n'))

const names = (pattern: RegExp) => [
  ...new Set(bodies.flatMap(body => [...body.matchAll(pattern)].map(([, name]) => name!))),
]

test('settings of the editor name schemas that are there, and are JSON', () => {
  const settings = read('settings.json')
  const schemas = [
    ...settings['json.schemas'].map(({ url }: { url: string }) => url),
    ...Object.keys(settings['yaml.schemas']),
  ]
  expect(schemas.length).toBeGreaterThan(1)
  for (const url of schemas)
    expect(JSON.parse(readFileSync(join(root, url), 'utf8')), url).toHaveProperty('$schema')
  expect(read('extensions.json').recommendations).toContain('unifiedjs.vscode-mdx')
})

test('every snippet has a prefix of its own, and uses components that the site has', () => {
  const prefixes = Object.values(snippets).map(({ prefix }) => prefix)
  expect(new Set(prefixes).size).toBe(prefixes.length)
  const own = readdirSync(join(root, 'site/components'), { recursive: true, encoding: 'utf8' }).join()
  for (const name of names(/<([A-Z]\w+)/g))
    expect(
      existsSync(join(root, `packages/core/theme/mdx/${name}.tsx`)) || own.includes(`${name}.`),
      name,
    ).toBe(true)
})

test('every word of a fence in a snippet is one that pages use', () => {
  const docs = join(root, 'site/docs')
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.mdx?$/.test(file))
    .map(file => readFileSync(join(docs, file), 'utf8'))
    .join('\n')
  const words = bodies.flatMap(
    body =>
      /^```(.*)$/m
        .exec(body)?.[1]
        ?.replace(/\$\{[^}]*\}/g, '')
        .match(/[a-z]\w+/g) ?? [],
  )
  expect(words).toEqual(expect.arrayContaining(['transform', 'escape', 'npm2yarn', 'title']))
  for (const word of words)
    expect(pages, word).toMatch(new RegExp(`^\\s*(?:>\\s*)*\`\`\`[^\\n]*\\b${word}\\b`, 'm'))
})
