import { type Entry, evaluate, type Value } from './evaluate'
import type { Reading } from './facts'
import { childrenOf, findAll, lineAt, parseScript, textOf } from './syntax'

/** Reads package.json, also with comments and commas that npm would refuse. */
export function readPackage(text: string): Reading {
  const reading: Reading = { facts: [], doubts: [], modules: [], names: [] }
  const source = parseScript(text, '')
  const [first] = findAll(source, 'ObjectExpression')
  const value: Value = first ? evaluate(first, { source, bindings: new Map(), env: {} }) : { kind: 'unknown' }
  if (value.kind !== 'object') {
    reading.doubts.push({ topic: '', line: 1, reason: '这不像 package.json 的内容' })
    return reading
  }
  for (const line of source.faults)
    reading.doubts.push({ topic: '', line, reason: `第 ${line} 行附近的语法读不懂` })
  if (source.faults.length === 0 && !isStrict(text)) {
    const comment = findAll(source, 'LineComment', 'BlockComment')[0]
    const line = comment ? lineAt(source.text, comment.from) : 1
    reading.facts.push({
      topic: 'loose-json',
      value: 'yes',
      line,
      code: comment ? textOf(source, comment) : '',
    })
  }
  const place = ({ node }: Entry) => ({ line: lineAt(source.text, node.from), code: textOf(source, node) })
  for (const section of ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']) {
    const packages = value.entries.get(section)?.value
    if (packages?.kind !== 'object') continue
    for (const [name, entry] of packages.entries)
      reading.facts.push({
        ...place(entry),
        topic: `package:${name}`,
        value: entry.value.kind === 'literal' ? String(entry.value.value) : '',
      })
  }
  const shared = reading.facts.find(fact => /^(?:workspace|catalog|link|file):/.test(fact.value))
  if (shared || value.entries.has('workspaces'))
    reading.doubts.push({
      topic: 'package:',
      line: shared?.line ?? 1,
      reason: '这是 Monorepo，依赖可能装在别处',
    })
  const scripts = value.entries.get('scripts')?.value
  if (scripts?.kind === 'object') {
    for (const [name, entry] of scripts.entries) {
      const command = entry.value.kind === 'literal' ? String(entry.value.value) : ''
      if (name === 'postinstall' || name === 'prepare')
        reading.facts.push({
          ...place(entry),
          topic: /(?:weapp-tw|weapp-tailwindcss)\s+patch/.test(command) ? 'patch' : 'other-script',
          value: command,
        })
      const calls = /\b(?:npm|pnpm|yarn|bun)\b(?:\s+run)?\s+[\w:-]+/.test(command)
      if ((name === 'postinstall' || name === 'prepare') && calls)
        reading.doubts.push({ topic: 'patch', line: place(entry).line, reason: `${name} 里调用了别的脚本` })
    }
  }
  if (childrenOf(first!).length === 0) reading.doubts.push({ topic: '', line: 1, reason: '是一个空对象' })
  return reading
}

function isStrict(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** The first number of a version or range; undefined for `latest`, `workspace:*` and the like. */
export function majorOf(range: string): number | undefined {
  const [, major] = /^(?:npm:[^@]*@?[^@]+@)?[\^~>=v\s]*(\d+)(?:\.|$|\s)/.exec(range) ?? []
  return major === undefined ? undefined : Number(major)
}
