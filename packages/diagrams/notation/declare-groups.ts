import type { Statement } from '../statement'
import { eachNode } from './last-labels'

const DIRECTION = /^direction\s/

interface Group {
  id: string
  statement: Statement
  directions: Statement[]
  nodes: string[]
  groups: Group[]
}

/**
 * Declares groups as Mermaid understands them. The renderer puts a node into the group where it is first
 * mentioned, Mermaid into any group that mentions it. Where that differs, all groups are declared before the
 * links.
 */
export function declareGroups(statements: Statement[]): Statement[] {
  const ids = new Set(statements.map(({ text }) => groupId(text)))
  const labels = new Map<string, string>()
  /** Group of each node. */
  const homes = new Map<string, Group>()
  /** Parent of each group that is only mentioned by name in another one. */
  const adopted = new Map<string, Group>()
  const outermost: Group[] = []
  const open: Group[] = []
  const links: Statement[] = []
  let isLate = false
  for (const statement of statements) {
    const { text } = statement
    const id = groupId(text)
    if (id) {
      const group = { id, statement, directions: [], nodes: [], groups: [] }
      ;(open.at(-1)?.groups ?? outermost).push(group)
      open.push(group)
    } else if (text === 'end') open.pop()
    else if (DIRECTION.test(text) && open.length > 0) open.at(-1)!.directions.push(statement)
    else if (open.length > 0 && ids.has(text) && text !== open.at(-1)!.id) adopted.set(text, open.at(-1)!)
    else {
      links.push(statement)
      eachNode(text, (whole, id, label = '') => {
        const isKnown = labels.has(id)
        const group = open.at(-1)
        if (!isKnown) labels.set(id, label)
        // A group mentioned inside of another one would be drawn again, empty.
        if (group && ids.has(id)) isLate = true
        const home = homes.get(id)
        if (!group || home === group || ids.has(id)) return whole
        isLate ||= isKnown
        // Among nested groups the innermost one gets the node, otherwise the first one.
        if (home && !open.includes(home)) return whole
        home?.nodes.splice(home.nodes.indexOf(id), 1)
        homes.set(id, group)
        group.nodes.push(id)
        return whole
      })
    }
  }
  for (const group of [...outermost]) {
    const home = adopted.get(group.id)
    if (!home || holds(group, home)) continue
    home.groups.push(group)
    outermost.splice(outermost.indexOf(group), 1)
    isLate = true
  }
  // With a `direction`, nested groups lose the links that cross their edges.
  const isNested = outermost.some(({ groups }) => groups.length > 0)
  if (!isLate) return isNested ? statements.filter(({ text }) => !DIRECTION.test(text)) : statements
  return [...outermost.flatMap(declare), ...links]

  function declare({ statement, directions, nodes, groups }: Group): Statement[] {
    const inside = nodes.map(id => ({ text: id + labels.get(id), below: statement.below }))
    return [
      statement,
      ...(isNested ? [] : directions),
      ...inside,
      ...groups.flatMap(declare),
      { ...statement, text: 'end' },
    ]
  }
}

function holds(group: Group, other: Group): boolean {
  return group === other || group.groups.some(inner => holds(inner, other))
}

function groupId(text: string): string | undefined {
  return /^subgraph\s+([\w-]+)/.exec(text)?.[1]
}
