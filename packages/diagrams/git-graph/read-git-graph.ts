import type { Statement } from '../statement'

export interface GitCommit {
  branch: string
  /** The author's label; empty without one. */
  label: string
  tags: string[]
  look: 'normal' | 'highlight' | 'reverse' | 'merge' | 'cherry-pick'
  /** Parent commits, the one on the same branch first. */
  parents: number[]
}

interface GitBranch {
  name: string
  lane: number
}

export interface GitGraph {
  branches: GitBranch[]
  commits: GitCommit[]
  missed: Statement[]
}

const FACT = /\b(id|msg|tag|type|order|parent)\s*:\s*(?:"([^"]*)"|(\S+))/g
const COMMAND =
  /^(commit|branch|checkout|switch|merge|cherry-pick)(?:\s+(?:"([^"]*)"|([^\s":]+)(?=\s|$)))?\s*$/

interface OpenBranch {
  name: string
  order: number
  last?: number
}

export function readGitGraph(statements: Statement[], mainBranch = 'main'): GitGraph {
  const branches: OpenBranch[] = [{ name: mainBranch, order: 0 }]
  const commits: GitCommit[] = []
  const ids = new Map<string, number>()
  let current = branches[0]!
  const missed = statements.slice(1).filter(statement => !readStatement(statement))
  const sorted = branches.toSorted((one, other) => one.order - other.order)
  return { commits, missed, branches: sorted.map(({ name }, lane) => ({ name, lane })) }

  function readStatement({ text }: Statement): boolean {
    const facts = new Map<string, string>()
    const tags: string[] = []
    const rest = text.replace(FACT, (_, key: string, quoted?: string, bare?: string) => {
      if (key === 'tag') tags.push(quoted ?? bare!)
      else facts.set(key, quoted ?? bare!)
      return ''
    })
    const [, command, quoted, bare] = COMMAND.exec(rest.trim()) ?? []
    const name = quoted ?? bare
    if (command === 'commit') addCommit({ label: facts.get('msg') ?? name, facts, tags, from: [] })
    else if (command === 'branch' && name) addBranch(name, facts)
    else if (command === 'cherry-pick') return pick(facts, tags)
    else {
      const branch = branches.find(known => known.name === name)
      if (!command || !branch) return false
      if (command === 'merge')
        addCommit({ facts, tags, from: branch.last === undefined ? [] : [branch.last], look: 'merge' })
      else current = branch
    }
    return true
  }

  function addBranch(name: string, facts: Map<string, string>): void {
    const order = Number(facts.get('order') ?? branches.length / 1000)
    current = { name, order, last: current.last }
    branches.push(current)
  }

  function pick(facts: Map<string, string>, tags: string[]): boolean {
    const id = facts.get('id') ?? ''
    if (!ids.has(id)) return false
    const shown = tags.length > 0 ? tags : [`cherry-pick: ${id}`]
    addCommit({ facts: new Map(), tags: shown, from: [], look: 'cherry-pick' })
    return true
  }

  function addCommit({ label, facts, tags, from, look }: NewCommit): void {
    const id = facts.get('id')
    const type = facts.get('type')?.toLowerCase()
    if (id) ids.set(id, commits.length)
    commits.push({
      branch: current.name,
      label: [id, label].filter(Boolean).join(': '),
      tags: tags.filter(Boolean),
      look: type === 'highlight' || type === 'reverse' ? type : (look ?? 'normal'),
      parents: [...(current.last === undefined ? [] : [current.last]), ...from],
    })
    current.last = commits.length - 1
  }
}

interface NewCommit {
  label?: string
  facts: Map<string, string>
  tags: string[]
  from: number[]
  look?: GitCommit['look']
}
