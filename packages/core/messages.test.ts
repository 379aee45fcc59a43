import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import { expect, it } from 'vitest'
import messages from './fixtures/messages.json'
import { join, listBelow } from './paths'
import { inHouseStyle } from './report'

/** Packages with messages for authors. */
const PACKAGES = ['core', 'search', 'diagrams', 'docusaurus']
const home = join(import.meta.dirname, '..')
const files = PACKAGES.flatMap(name =>
  listBelow(join(home, name))
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|fixtures\/|node_modules\/|theme\/text\//.test(file))
    .map(file => join(home, name, file)),
)

interface Node {
  type: string
  [field: string]: unknown
}

/** Returns the texts of all `what` properties, with "…" for interpolated values. */
function readMessages(file: string): string[] {
  const found: string[] = []
  const take = (node: Node): void => {
    const { type, consequent, alternate, value, quasis } = node
    if (type === 'ConditionalExpression') for (const one of [consequent, alternate]) take(one as Node)
    if (type === 'Literal' && typeof value === 'string') found.push(value)
    if (type === 'TemplateLiteral')
      found.push((quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…'))
  }
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    const { type, key, value, id, init } = node as Record<string, Node | undefined> & { type?: unknown }
    if (type === 'Property' && key?.name === 'what' && value) take(value)
    if (type === 'VariableDeclarator' && id?.name === 'what' && init) take(init)
    Object.values(node).forEach(visit)
  }
  visit(parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  return found.filter(text => /[a-z]{3}/.test(text.replaceAll('…', '')))
}

const used = [...new Set(files.flatMap(readMessages))].sort()
const examples: Record<string, string> = messages

it('every message has an example, and every example a message', () => {
  expect(used.filter(message => !(message in examples))).toEqual([])
  expect(Object.keys(examples).filter(message => !used.includes(message))).toEqual([])
})

it.each(Object.entries(examples))('%s', (message, example) => {
  const parts = message.split('…').map(part => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  expect(example).toMatch(new RegExp(`^${parts.join('[\\s\\S]+')}$`))
  const printed = inHouseStyle({ what: example }).what
  // A sentence or a literal name; one sentence of Docusaurus starts in lower case.
  expect(printed).toMatch(/^(?:[A-Z]|no version doc|[^\sa-z]|\S*[^a-z\s]\S*\s)/)
  expect(printed).not.toMatch(/\b(?:mend|vain|whoever|stumbles?|stands? in no|leads? to no)\b/i)
})
