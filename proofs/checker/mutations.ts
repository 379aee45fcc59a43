import type { SyntaxNode } from '@lezer/common'
import { parser } from '@lezer/javascript'
import postcss from 'postcss'

/** A change of one file. */
export interface Mutation {
  name: string
  path: string
  text: string
}

/** Returns changes of a file's syntax tree, each on its own. */
export function mutate(path: string, text: string): Mutation[] {
  const edits = path.endsWith('.json')
    ? mutateJson(text)
    : isStyle(path)
      ? mutateStyle(path, text)
      : mutateScript(text)
  const seen = new Set([text])
  return edits.flatMap(({ name, text: changed }) => {
    if (seen.has(changed)) return []
    seen.add(changed)
    return [{ name, path, text: changed }]
  })
}

function isStyle(path: string): boolean {
  return /\.(?:css|wxss|vue|uvue|mpx)$/.test(path)
}

type Edit = Omit<Mutation, 'path'>

function mutateScript(text: string): Edit[] {
  const edits: Edit[] = []
  const lineOf = (at: number) => text.slice(0, at).split('\n').length
  const add = (name: string, from: number, to: number, put = '') =>
    edits.push({ name: `${name} line ${lineOf(from)}`, text: text.slice(0, from) + put + text.slice(to) })
  parser
    .configure({ dialect: 'ts' })
    .parse(text)
    .iterate({
      enter({ name, from, to, node }) {
        const code = text.slice(from, to)
        const parent = node.parent?.name
        const end = text[to] === ',' ? to + 1 : to
        if (name === 'Property' && parent === 'ObjectExpression') {
          add(`delete ${code.slice(0, 20)}`, from, end)
          const key = node.firstChild
          if (key?.name === 'PropertyDefinition' && key.nextSibling)
            add(`rename ${text.slice(key.from, key.to)}`, key.to, key.to, 'x')
        }
        if (parent === 'ArrayExpression' && /^\w/.test(name) && name !== 'Spread') {
          if (node.prevSibling?.name !== 'Spread') add(`delete item ${code.slice(0, 20)}`, from, end)
          const next = nextItem(node)
          if (next)
            edits.push({
              name: `swap items line ${lineOf(from)}`,
              text:
                text.slice(0, from) +
                text.slice(next.from, next.to) +
                text.slice(to, next.from) +
                code +
                text.slice(next.to),
            })
        }
        if (name === 'BooleanLiteral') add(`flip ${code}`, from, to, code === 'true' ? 'false' : 'true')
        if (name === 'String' && code.length > 2) add(`change ${code}`, to - 1, to - 1, 'x')
        if (/^(?:ImportDeclaration|ExpressionStatement|ReturnStatement|VariableDeclaration)$/.test(name))
          add(`delete ${code.slice(0, 24)}`, from, to)
        if (name === 'ArgList' && code !== '()') add(`drop arguments`, from, to, '()')
        if (name === 'NewExpression') add('drop new', from, from + 4)
        if (name === 'UnaryExpression' && code.startsWith('!')) add('drop !', from, from + 1)
        if (name === 'LogicOp' && code === '===') add('turn ===', from, to, '!==')
        if (name === 'CompareOp') add(`turn ${code}`, from, to, code === '===' ? '!==' : '===')
      },
    })
  return edits
}

function nextItem(node: SyntaxNode): SyntaxNode | null {
  const comma = node.nextSibling
  const next = comma?.nextSibling
  return node.prevSibling?.name !== 'Spread' && next && /^\w/.test(next.name) && next.name !== 'Spread'
    ? next
    : null
}

function mutateStyle(path: string, text: string): Edit[] {
  const [, open = '', code = text] = /\.(?:vue|uvue|mpx)$/.test(path)
    ? (/(<style[^>]*>)([\s\S]*?)<\/style>/.exec(text) ?? [])
    : []
  if (open.includes('src=')) {
    return [
      { name: 'delete the style block', text: text.replace(/<style[\s\S]*?<\/style>/, '') },
      { name: 'load another file', text: text.replace('src="./', 'src="./x') },
    ]
  }
  const edits: Edit[] = []
  const put = (name: string, changed: string) => edits.push({ name, text: text.replace(code, () => changed) })
  const root = postcss.parse(code)
  for (const [index, node] of root.nodes.entries()) {
    const name = node.type === 'atrule' ? `@${node.name} ${node.params}` : node.type
    const change = (what: string, edit: (copy: typeof root) => void) => {
      const copy = root.clone()
      edit(copy)
      put(`${what} ${name}`, copy.toString())
    }
    change('delete', copy => void copy.nodes[index]!.remove())
    change(
      'put a rule before',
      copy => void copy.nodes[index]!.before(postcss.parse('page { color: red }').nodes),
    )
    change('wrap in a media query', copy => {
      const inside = copy.nodes[index]!
      inside.replaceWith(postcss.atRule({ name: 'media', params: 'print', nodes: [inside.clone()] }))
    })
    if (node.type === 'atrule') {
      change('change', copy => {
        const rule = copy.nodes[index]!
        if (rule.type === 'atrule') rule.params = rule.params.replace(/"?$/, end => `x${end}`)
      })
      if (node.name === 'import')
        change('source(none)', copy => {
          const rule = copy.nodes[index]!
          if (rule.type === 'atrule') rule.params += ' source(none)'
        })
    }
    if (index > 0) change('move to the top', copy => void copy.prepend(copy.nodes[index]!.remove()))
  }
  put('comment out', `/* ${code} */`)
  return edits
}

function mutateJson(text: string): Edit[] {
  const data = JSON.parse(text) as Record<string, unknown>
  const edits: Edit[] = []
  const visit = (value: Record<string, unknown>, trail: string) => {
    for (const key of Object.keys(value)) {
      const before = value[key]
      delete value[key]
      edits.push({ name: `delete ${trail}${key}`, text: JSON.stringify(data, null, 2) })
      value[`${key}x`] = before
      edits.push({ name: `rename ${trail}${key}`, text: JSON.stringify(data, null, 2) })
      delete value[`${key}x`]
      value[key] = before
      if (typeof before === 'object' && before !== null)
        visit(before as Record<string, unknown>, `${trail}${key}.`)
    }
  }
  visit(data, '')
  return edits
}
