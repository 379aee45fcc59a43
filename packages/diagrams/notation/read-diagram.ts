import type { Statement } from '../statement'
import { plainC4 } from './plain-c4'
import { plainClasses } from './plain-classes'
import { plainFlowchart } from './plain-flowchart'
import { plainRelations, restoreRemarks } from './plain-relations'
import { plainStates, restoreStates } from './plain-states'
import { restoreClasses } from './restore-classes'
import { restoreLinks } from './restore-links'

export interface DiagramSource {
  kind: string
  statements: Statement[]
  title?: string
  /** Accessible name and description. */
  name?: string
  description?: string
  /** Name of a git graph's first branch, if it is not "main". */
  mainBranch?: string
  /** Front matter and directives, as written. */
  settings: string
  clicks: Statement[]
  /** Statements that are not understood. */
  missed: Statement[]
  restore: (svg: string) => string
}

/** Diagram types that may contain a title statement. */
const TITLED = /^(?:sequenceDiagram|pie|gantt|timeline|journey|quadrantChart|xychart(?:-beta)?|C4\w+)$/

/** Diagram types whose first line has no options. */
const BARE = /^(?:gantt|journey|quadrantChart|C4\w+)$/

/** Parses a diagram: separates front matter, comments and accessible texts. */
export function readDiagram(code: string): DiagramSource {
  const settings = settingsOf(code)
  const source: DiagramSource = {
    kind: '',
    statements: [],
    clicks: [],
    missed: [],
    mainBranch: MAIN_BRANCH.exec(settings)?.[1],
    settings,
    restore: svg => svg,
  }
  const lines = joinLabels(withoutSettings(code).split('\n'))
  let below = 0
  if (lines[0]?.trim() === '---') {
    const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---')
    for (const line of lines.slice(1, end)) {
      const [, title] = /^title\s*:\s*(.+)$/.exec(line) ?? []
      if (title) source.title = unquote(title)
    }
    below = end + 1
  }
  let isDescription = false
  for (; below < lines.length; below++) {
    const text = lines[below]!.trim()
    const words = /^(accTitle|accDescr|title)\s*(?::\s*|\s+(?!\{))(.+)$/.exec(text)
    if (isDescription || /^accDescr\s*\{/.test(text)) {
      const part = text
        .replace(/^accDescr\s*\{/, '')
        .replace(/\}$/, '')
        .trim()
      source.description = [source.description, part].filter(Boolean).join(' ')
      isDescription = !text.endsWith('}')
    } else if (words?.[1] === 'accDescr') source.description = words[2]
    else if (words?.[1] === 'accTitle') source.name = unquote(words[2]!)
    else if (words && TITLED.test(source.kind)) source.title = unquote(words[2]!)
    else if (text && !text.startsWith('%%')) addStatements(source, lines[below]!, below)
  }
  const [head] = source.statements
  const isSystem = source.kind.startsWith('C4')
  if (isSystem) Object.assign(source, plainC4(source.statements))
  if (head && BARE.test(source.kind) && head.text !== source.kind) source.missed.unshift(head)
  const notation = NOTATIONS[isSystem ? 'flowchart' : source.kind.replace('-v2', '')]
  if (!notation) return source
  return {
    ...source,
    statements: notation.plain(source.statements),
    restore: notation.restore ?? source.restore,
  }
}

/** Converts statements to the renderer's syntax, and restores its drawing. */
interface Notation {
  plain: (statements: Statement[]) => Statement[]
  restore?: (svg: string) => string
}

const NOTATIONS: Record<string, Notation> = {
  flowchart: { plain: plainFlowchart, restore: restoreLinks },
  graph: { plain: plainFlowchart, restore: restoreLinks },
  erDiagram: { plain: plainRelations, restore: restoreRemarks },
  stateDiagram: { plain: plainStates, restore: svg => restoreStates(restoreLinks(svg)) },
  classDiagram: { plain: plainClasses, restore: restoreClasses },
}

const MAIN_BRANCH = /\bmainBranchName["']?\s*:\s*["']?([^"'\s,}]+)/
const DIRECTIVE = /%%\{[\s\S]*?\}%%/g

/** Returns front matter and `%%{init: …}%%`. */
function settingsOf(code: string): string {
  const [front = ''] = /^\s*---\n[\s\S]*?\n\s*---/.exec(code) ?? []
  return [front, ...(code.match(DIRECTIVE) ?? [])].join('\n')
}

/**
 * Removes `%%{init: …}%%`, which may span several lines, keeping the line count; "\
 * " becomes a line break in a label.
 */
function withoutSettings(code: string): string {
  return code.replace(DIRECTIVE, all => all.replace(/.+/g, '')).replaceAll('\\n', '<br/>')
}

const LABEL_BEGINS = /^(?:[^"]|"[^"]*")*[[({|>]\s*"[^"]*$/
const LABEL_ENDS = /^[^"]*"\s*[\])}|]/

/** Joins quoted labels that span several lines; keeps the line count. */
function joinLabels(lines: string[]): string[] {
  const joined = [...lines]
  for (let first = 0; first < joined.length; first++) {
    while (LABEL_BEGINS.test(joined[first]!)) {
      const last = joined.findIndex((line, index) => index > first && line.includes('"'))
      if (last < 0 || !LABEL_ENDS.test(joined[last]!)) break
      const [begin, ...rest] = joined.slice(first, last + 1)
      joined.fill('', first, last + 1)
      joined[first] = [begin!.trimEnd(), ...rest.map(line => line.trim())].join('<br/>')
    }
  }
  return joined
}

/** Link statements of classes, tasks and participants. */
const LINK: Record<string, RegExp> = {
  gantt: /^click\s+\S+\s+(?:href|call)\b/,
  classDiagram: /^(?:click|callback|link)\s+\S+\s+(?:"|href|call)/,
  sequenceDiagram: /^links?\s+[^:>]+:/,
}
/** A separator outside of quotes and brackets that is not the end of an entity: `&lt;`. */
const NEXT_STATEMENT = /(?:(?<![&#]\w+);(?![^[({"]*[\])}"])|~{3,})(?=[^"]*(?:"[^"]*"[^"]*)*$)/
const LINK_AT_END = /(?:--[->xo]|==[=>]|-\.->?)\s*(?:\|[^|]*\|\s*)?$/

function addStatements(source: DiagramSource, line: string, below: number): void {
  const text = line.trim()
  if (!source.kind) source.title ??= /^pie\b.*?\btitle\s+(.+)$/.exec(text)?.[1]
  source.kind ||= /^[\w-]+/.exec(text)?.[0] ?? text
  if (!isFlowchart(source)) {
    // A semicolon ends a statement, unless it ends an entity; in mind maps it is text.
    const end = source.kind === 'mindmap' ? '' : /(?<![#&]\w+);$/
    const statement = { text: text.replace(end, ''), below, indent: line.length - line.trimStart().length }
    ;(LINK[source.kind]?.test(text) ? source.clicks : source.statements).push(statement)
    return
  }
  // Nodes with an invisible link become separate statements, unless the link has text.
  for (const part of text.replace(/~{3,}\s*(?=\|)/g, '-.-').split(NEXT_STATEMENT)) {
    const last = source.statements.at(-1)
    // A link at the end of a line continues on the next one.
    if (last && part.trim() && LINK_AT_END.test(last.text)) {
      last.text += ` ${part.trim()}`
      continue
    }
    const statement = { text: part.trim(), below }
    if (/^click\s/.test(statement.text)) source.clicks.push(statement)
    else if (statement.text) source.statements.push(statement)
  }
}

function isFlowchart({ kind }: DiagramSource): boolean {
  return kind === 'graph' || kind === 'flowchart'
}

function unquote(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, '$2')
}
