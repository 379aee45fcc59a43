import apis from '../generated/api-lines.json'
import { defaultLine, lines, oldLine } from '../lines'
import type { ApiGeneration, ApiMember } from './types'

const byLine = apis as unknown as Record<string, ApiGeneration>

/** Lines whose published types a generation of pages describes, the default first. */
export const generationLines: Record<'v4' | 'v2', string[]> = {
  v4: [defaultLine.id, ...lines.map(({ id }) => id).filter(id => id !== defaultLine.id)],
  v2: [oldLine.id],
}

/** Returns the published types of a line. */
export function apiOf(line: string): ApiGeneration {
  const api = byLine[line]
  if (!api) throw new Error(`site/data/generated/api-lines.json has no line ${line}: npm run sync`)
  return api
}

/** A member with its declarations in the lines that have it. */
export interface LineMember {
  name: string
  lines: { line: string; member: ApiMember }[]
}

/** Returns the members of a type in all lines of a generation, in the order of the first line that has them. */
export function membersOf(generation: 'v4' | 'v2', symbol: string): LineMember[] {
  const found = new Map<string, LineMember>()
  const having = generationLines[generation].filter(line => apiOf(line)[symbol])
  // A type of another package may change its meaning under the same name, so the reference describes the first one.
  const isOwn = having.every(line => apiOf(line)[symbol]?.package.startsWith('weapp-tailwindcss@'))
  const oldestFirst = [...lines].reverse().map(({ id }) => id)
  const first = oldestFirst.filter(line => having.includes(line)).slice(0, 1)
  for (const line of isOwn ? having : first) {
    for (const member of apiOf(line)[symbol]?.members ?? []) {
      const entry = found.get(member.name) ?? { name: member.name, lines: [] }
      entry.lines.push({ line, member })
      found.set(member.name, entry)
    }
  }
  if (found.size === 0) throw new Error(`${generation} has no type ${symbol}`)
  return [...found.values()]
}
