import { eachNode } from './last-labels'
import type { Statement } from './statement'

interface Group {
  statement: Statement
  directions: Statement[]
  nodes: string[]
  groups: Group[]
}

/**
 * The renderer leaves a node where it is mentioned first, Mermaid puts it into the group that mentions it at all. Where
 * that makes a difference, all groups are declared before the links.
 */
export function declareGroups(statements: Statement[]): Statement[] {
  const ids = new Set(statements.map(({ text }) => groupId(text)))
  const labels = new Map<string, string>()
  /** By node: the group that it is in. */
  const homes = new Map<string, Group>()
  const outermost: Group[] = []
  const open: Group[] = []
  const links: Statement[] = []
  let isLate = false
  for (const statement of statements) {
    const { text } = statement
    if (groupId(text)) {
      const group = { statement, directions: [], nodes: [], groups: [] }
      ;(open.at(-1)?.groups ?? outermost).push(group)
      open.push(group)
    } else if (text === 'end') open.pop()
    else if (/^direction\s/.test(text) && open.length > 0) open.at(-1)!.directions.push(statement)
    else {
      links.push(statement)
      eachNode(text, (whole, id, label = '') => {
        const isKnown = labels.has(id)
        const group = open.at(-1)
        if (!isKnown) labels.set(id, label)
        if (!group || homes.has(id) || ids.has(id)) return whole
        homes.set(id, group)
        group.nodes.push(id)
        isLate ||= isKnown
        return whole
      })
    }
  }
  return isLate ? [...outermost.flatMap(declare), ...links] : statements

  function declare({ statement, directions, nodes, groups }: Group): Statement[] {
    const inside = nodes.map(id => ({ text: id + labels.get(id), below: statement.below }))
    return [statement, ...directions, ...inside, ...groups.flatMap(declare), { ...statement, text: 'end' }]
  }
}

function groupId(text: string): string | undefined {
  return /^subgraph\s+([\w-]+)/.exec(text)?.[1]
}
