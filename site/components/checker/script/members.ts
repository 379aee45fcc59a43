import type { Frame, Machine } from './machine'
import { folderOf, joinPath } from './paths'
import { literal, unknown, type Value } from './values'

export const knownLater = '要运行才知道'

/** Returns the value of an import: of a project file if provided, else a name of the module. */
export function importModule(from: string, name: string, { source }: Frame, machine: Machine): Value {
  if (!/^\.{1,2}(?:\/|$)/.test(from)) return { kind: 'module', from, name }
  const path = joinPath(folderOf(source.path), from)
  const exported = machine.load(path)
  if (!exported) return { kind: 'module', from, name }
  if (name === '*') return exported
  if (exported.kind !== 'object') return name === 'default' ? exported : unknown(knownLater)
  const value = exported.entries.get(name)
  return value ?? (name === 'default' ? exported : unknown(`${from} 没有导出 ${name}`))
}

export function memberOf(value: Value, key: string): Value {
  switch (value.kind) {
    case 'object':
      return (
        value.entries.get(key) ??
        (value.host ? { kind: 'host', name: `${value.host}.${key}` } : missing(value.isOpen))
      )
    case 'list':
      if (key === 'length' && !value.isOpen) return literal(value.items.length)
      return /^\d+$/.test(key) ? (value.items[Number(key)] ?? missing(value.isOpen)) : missing(true)
    case 'module':
      if (value.from === '') return { ...value, name: `${value.name}.${key}` }
      if (value.name === '*') return { ...value, name: key }
      if (value.name === 'default') return key === 'default' ? value : { ...value, name: key }
      return { kind: 'member', of: value, key }
    case 'literal':
      return (value.value ?? null) === null ? literal(undefined) : unknown(knownLater)
    case 'path':
      return key === 'pathname' || key === 'href' ? value : unknown(knownLater)
    case 'unbound':
    case 'unknown':
      return value
    case 'host':
      return { kind: 'host', name: `${value.name}.${key}` }
    default:
      return { kind: 'member', of: value, key }
  }
}

function missing(isOpen: boolean): Value {
  return isOpen ? unknown(knownLater) : literal(undefined)
}
