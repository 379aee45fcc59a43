import type { Statement } from '../statement'
import { linesOf } from '../svg-parts'

/** A C4 diagram converted to flowchart syntax. */
interface PlainC4 {
  statements: Statement[]
  clicks: Statement[]
  missed: Statement[]
}

/** `System_Ext(id, "Words", …) {` */
const CALL = /^(\w+)\s*\((.*)\)\s*(\{)?$/
const ELEMENT = /^(Person|System|Container|Component)(Db|Queue)?(_Ext)?$/
const BOUNDARY = /^(?:(Enterprise|System|Container)_)?Boundary$/
const NODE = /^(?:Deployment_)?Node(?:_[LR])?$/
const RELATION = /^(Bi)?Rel(Index|_Back)?(?:_(?:U|Up|D|Down|L|Left|R|Right|Neighbor))?$/
/** Matches statements for style and position. */
const LOOK =
  /^(?:Update(?:Element|Rel|Boundary)Style|UpdateLayoutConfig|Add\w+Tag|(?:SHOW|HIDE|LAYOUT|SET)_\w+|Lay_\w+)$/
/** Named arguments whose content is visible. */
const NAMES = new Set(['label', 'techn', 'descr', 'type', 'sprite', 'tags', 'link', 'baseShape', 'index'])
const WIDEST = 190

/** Arguments of a call, by position and by name. */
interface Values {
  list: string[]
  named: Map<string, string>
}

export function plainC4([head, ...statements]: Statement[]): PlainC4 {
  const isDynamic = head?.text === 'C4Dynamic'
  const elements: Statement[] = []
  const relations: (Statement & { ends: string[] })[] = []
  const looks: Statement[] = []
  const clicks: Statement[] = []
  const known = new Set<string>()
  const open: Statement[] = []
  let count = 0
  const missed = joinBraces(statements).filter(statement => !readStatement(statement))
  const isRelated = ({ ends }: { ends: string[] }) => ends.every(end => known.has(end))
  const lost = relations.filter(relation => !isRelated(relation)).map(({ below }) => below)
  return {
    // Elements are positioned by their declaration, so relations come last.
    statements: [
      { text: 'flowchart TD', below: head?.below ?? 0 },
      ...elements,
      ...open.map(({ below }) => ({ text: 'end', below })),
      ...relations.filter(isRelated),
      ...looks,
    ],
    clicks,
    missed: [...missed, ...open, ...statements.filter(({ below }) => lost.includes(below))],
  }

  function readStatement(statement: Statement): boolean {
    const { text, below } = statement
    if (text === '}') {
      if (!open.pop()) return false
      elements.push({ text: 'end', below })
      return true
    }
    const [, name = '', inside = '', brace] = CALL.exec(text) ?? []
    const values = readValues(inside)
    if (!values || (brace && !BOUNDARY.test(name) && !NODE.test(name))) return false
    if (values.named.has('link')) clicks.push(statement)
    if (LOOK.test(name)) return readLook(name, values, below)
    if ([...values.named.keys()].some(key => !NAMES.has(key))) return false
    const [, isMutual, variant] = RELATION.exec(name) ?? []
    if (RELATION.test(name)) return addRelation(values, { below, isMutual: isMutual !== undefined, variant })
    return brace ? openBoundary(name, values, statement) : addElement(name, values, below)
  }

  function addElement(name: string, values: Values, below: number): boolean {
    const [, kind, form, outside] = ELEMENT.exec(name) ?? []
    const isNode = NODE.test(name)
    const [id, label = id] = values.list
    if (!id || !(kind || isNode)) return false
    const hasTechnology = isNode || kind === 'Container' || kind === 'Component'
    const technology =
      values.named.get('techn') ?? values.named.get('type') ?? (hasTechnology ? values.list[2] : '')
    const description = values.named.get('descr') ?? values.list[hasTechnology ? 3 : 2]
    const type = `«${outside ? 'external ' : ''}${(kind ?? 'node').toLowerCase()}»`
    const words = [
      type,
      ...linesOf(values.named.get('label') ?? label!, WIDEST),
      ...(technology ? linesOf(`[${technology}]`, WIDEST) : []),
      ...(description ? linesOf(description, WIDEST) : []),
    ]
    const [start, end] = bracketsOf(kind, form)
    known.add(id)
    elements.push({ text: `${id}${start}"${toLabel(words)}"${end}`, below })
    if (outside) looks.push({ text: `style ${id} fill:var(--_group-fill),stroke:var(--_line)`, below })
    return true
  }

  function openBoundary(name: string, { list, named }: Values, statement: Statement): boolean {
    const [id, label = id] = list
    const [, kind] = BOUNDARY.exec(name) ?? []
    if (!id) return false
    const type = kind?.toLowerCase() ?? named.get('type') ?? list[2]
    const description = named.get('descr') ?? (NODE.test(name) ? list[3] : undefined)
    const title = [named.get('label') ?? label, type && `[${type}]`, description].filter(Boolean).join(' ')
    known.add(id)
    open.push(statement)
    elements.push({ text: `subgraph ${id} ["${toLabel(linesOf(title))}"]`, below: statement.below })
    return true
  }

  function addRelation(
    { list, named }: Values,
    { below, isMutual, variant }: { below: number; isMutual: boolean; variant?: string },
  ): boolean {
    const [from, to, label = '', technology, description] = variant === 'Index' ? list.slice(1) : list
    if (!from || !to) return false
    count++
    const words = [
      [isDynamic || variant === 'Index' ? `${count}:` : '', named.get('label') ?? label].join(' ').trim(),
      named.get('techn') ?? technology,
      named.get('descr') ?? description,
    ]
    const [first, ...rest] = words.filter(Boolean)
    const shown = [first, ...rest.map((part, index) => (index === 0 && words[1] ? `[${part}]` : part))]
    const link = `${isMutual ? '<-->' : '-->'}${first ? `|"${toLabel(shown.map(part => part!))}"|` : ''}`
    const ends = variant === '_Back' ? [to, from] : [from, to]
    relations.push({ text: ends.join(` ${link} `), below, ends: [from, to] })
    return true
  }

  /** Reads a style statement; keeps only the background of an element, as in flowcharts. */
  function readLook(name: string, { list, named }: Values, below: number): boolean {
    const colour = named.get('bgColor') ?? list[1]
    if (name === 'UpdateElementStyle' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour ?? ''))
      looks.push({ text: `style ${list[0]} fill:${colour}`, below })
    return true
  }
}

/** Joins an opening brace on a separate line with its boundary. */
function joinBraces(statements: Statement[]): Statement[] {
  const joined: Statement[] = []
  for (const statement of statements) {
    const last = joined.at(-1)
    if (statement.text === '{' && last) last.text += ' {'
    else joined.push({ ...statement })
  }
  return joined
}

const VALUE = /^\s*(?:\$(\w+)\s*=\s*)?(?:"([^"]*)"|([^",]*))\s*(?:,|(?=\$)|$)/

/** Parses comma-separated arguments; undefined if invalid. */
function readValues(text: string): Values | undefined {
  const values: Values = { list: [], named: new Map() }
  let rest = text
  while (rest) {
    const [all, name, quoted, bare = ''] = VALUE.exec(rest) ?? []
    if (!all) return undefined
    if (name) values.named.set(name, quoted ?? bare.trim())
    else values.list.push(quoted ?? bare.trim())
    rest = rest.slice(all.length)
  }
  return values
}

function toLabel(lines: string[]): string {
  return lines.map(line => line.replaceAll('<', '&lt;').replaceAll('>', '&gt;')).join('<br/>')
}

/** Returns the flowchart brackets for the shape of a node. */
function bracketsOf(kind: string | undefined, form: string | undefined): [string, string] {
  if (form === 'Db') return ['[(', ')]']
  if (form === 'Queue') return ['([', '])']
  return kind === 'Person' ? ['(', ')'] : ['[', ']']
}
