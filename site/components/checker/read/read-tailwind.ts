import type { Doubt, Glob, Setting, TailwindConfig } from '../model'
import { joinPath } from '../script/paths'
import { textIn, type Value } from '../script/values'

/** Reads the export of a config of Tailwind CSS 2 or 3. */
export function readTailwindConfig(exported: Value): { config: TailwindConfig; doubts: Doubt[] } {
  const doubts: Doubt[] = []
  const config: TailwindConfig = { globs: [], settings: [], at: exported.at }
  if (exported.kind !== 'object') {
    doubts.push({ reason: '导出的配置读不出来', at: exported.at })
    return { config, doubts }
  }
  if (exported.isOpen) doubts.push({ reason: '配置有一部分读不出来', at: exported.at })
  for (const [name, value] of exported.entries) {
    const at = exported.places.get(name)
    if (name !== 'content' && name !== 'purge') {
      config.settings.push({ name, value, at })
      continue
    }
    config.key = name
    config.at = at
    readContent(value, at, config, doubts)
  }
  return { config, doubts }
}

function readContent(value: Value, at: Setting['at'], config: TailwindConfig, doubts: Doubt[]): void {
  if (value.kind === 'object') {
    if (value.isOpen) doubts.push({ reason: '扫描范围有一部分读不出来', at })
    for (const [name, inside] of value.entries) {
      if (name === 'files' || name === 'content') readContent(inside, at, config, doubts)
      else config.settings.push({ name: `content.${name}`, value: inside, at: value.places.get(name) })
    }
    return
  }
  if (value.kind !== 'list' || value.isOpen) doubts.push({ reason: '扫描范围有一部分读不出来', at })
  if (value.kind !== 'list') return
  for (const item of value.items) {
    const glob = toGlob(item)
    if (glob) config.globs.push(glob)
    else if (item.kind !== 'object') doubts.push({ reason: '这个扫描范围读不出来', at: item.at ?? at })
  }
}

function toGlob(value: Value): Glob | undefined {
  if (value.kind === 'path') return { pattern: value.path, base: value.base, isNegative: false }
  const text = textIn(value)
  if (text === undefined) return undefined
  const isNegative = text.startsWith('!')
  return { pattern: joinPath('', isNegative ? text.slice(1) : text), base: 'cwd', isNegative }
}

/** Whether a glob matches a path; undefined for unsupported syntax. */
export function matches(pattern: string, path: string): boolean | undefined {
  if (pattern.length > 200 || /[[\]()+@]/.test(pattern)) return undefined
  let expression = ''
  let depth = 0
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at]!
    if (pattern.startsWith('**/', at)) {
      expression += '(?:[^/]+/)*'
      at += 2
    } else if (pattern.startsWith('**', at)) {
      expression += '.*'
      at++
    } else if (char === '*') expression += '[^/]*'
    else if (char === '?') expression += '[^/]'
    else if (char === '{') {
      expression += '(?:'
      depth++
    } else if (char === '}' && depth > 0) {
      expression += ')'
      depth--
    } else if (char === ',' && depth > 0) expression += '|'
    else expression += char.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  }
  return depth === 0 ? new RegExp(`^${expression}$`).test(path) : undefined
}
