import type { Statement } from '../statement'
import { linesOf } from '../svg-parts'
import { spareRoom } from './held-signs'

const NAME = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_-]*`
const DESCRIBED = new RegExp(`^(?:state\\s+"([^"]+)"\\s+as\\s+(${NAME})|(${NAME})\\s*:\\s*(.+))$`, 'u')
const ONLY_NAMED = new RegExp(`^(?:state\\s+)?(${NAME})$`, 'u')
const GROUP = new RegExp(`^state\\s+(${NAME})\\s*\\{$`, 'u')
const SHAPED = new RegExp(String.raw`^state\s+(${NAME})\s+(?:<<|\[\[)(choice|fork|join)(?:>>|\]\])$`, 'u')
const NOTE = new RegExp(String.raw`^note\s+(?:left|right)\s+of\s+(${NAME})\s*(?::\s*(.*))?$`, 'iu')
const LOOK = /^(?:style|classDef|class)\s/
const TRANSITION = /^\S+\s*-->\s*\S+\s*:\s*(?=\S)/
const LABEL_WIDTH = 200

/** Labels of states that are shapes without text. */
const SHAPES: Record<string, string> = { choice: '\ue01a', fork: '\ue01b', join: '\ue01b' }

/**
 * Converts a state diagram to the renderer's syntax: it keeps the first label of a state, so descriptions come
 * before its mention, and a state without description is described by its name.
 */
export function plainStates([head, ...written]: Statement[]): Statement[] {
  if (!head) return []
  const statements = withTitles(
    withNotes(written).map(({ text, below }) => ({ text: plainStatement(text), below })),
  )
  const described = new Map<string, Statement>()
  const mentioned = new Set<string>()
  for (const { text, below } of statements) {
    const [, label, alias, name, words] = DESCRIBED.exec(text) ?? []
    const id = alias ?? name
    const known = id && described.get(id)
    if (known) known.text += `<br/>${label ?? words}`
    else if (id) described.set(id, { text: `${id} : ${label ?? words}`, below })
    else
      for (const [word] of text.matchAll(/[\p{L}\p{N}_-]+/gu)) if (!described.has(word)) mentioned.add(word)
  }
  const late = [...described].filter(([id, { text }]) => mentioned.has(id) || text.includes('<br/>'))
  return [head, ...late.map(([, statement]) => statement), ...statements]
}

/** Turns the description of a composite state into its title. */
function withTitles(statements: Statement[]): Statement[] {
  const groups = new Set(statements.map(({ text }) => GROUP.exec(text)?.[1]))
  const titles = new Map<string, string>()
  const rest = statements.filter(({ text }) => {
    const [, , , name, words] = DESCRIBED.exec(text) ?? []
    if (name && groups.has(name)) titles.set(name, words!)
    return !(name && groups.has(name))
  })
  return rest.map(({ text, below }) => {
    const [, name = ''] = GROUP.exec(text) ?? []
    return { text: titles.has(name) ? `state "${titles.get(name)}" as ${name} {` : text, below }
  })
}

/** Turns notes into states of one line beside their subject. */
function withNotes(written: Statement[]): Statement[] {
  const statements: Statement[] = []
  let notes = 0
  let open: { about: string; lines: string[]; below: number } | undefined
  for (const { text: whole, below } of written) {
    const text = whole.replace(/\s%%.*$/, '').replace(/:::[\w-]+/g, '')
    const [, about, words] = NOTE.exec(text) ?? []
    if (open && text !== 'end note') open.lines.push(text)
    else if (open) {
      addNote(open.about, open.lines.join('<br/>'), open.below)
      open = undefined
    } else if (about && words === undefined) open = { about, lines: [], below }
    else if (about) addNote(about, words!, below)
    else if (!LOOK.test(text)) statements.push({ text, below })
  }
  // Not closed: passed on as text, so that it is reported as not drawn.
  return open ? [...statements, { text: ['note', ...open.lines].join(' '), below: open.below }] : statements

  function addNote(about: string, words: string, below: number): void {
    const name = `note--${++notes}`
    statements.push({ text: `${name} : ${wrap(words)}`, below }, { text: `${name} --> ${about}`, below })
  }
}

function plainStatement(text: string): string {
  const [, shaped, shape] = SHAPED.exec(text) ?? []
  if (shaped) return `${shaped} : ${SHAPES[shape!]}`
  const [, named] = ONLY_NAMED.exec(text) ?? []
  if (named) return `${named} : ${named}`
  const [ends = ''] = TRANSITION.exec(text) ?? []
  return ends ? ends + wrap(text.slice(ends.length)) : text
}

function wrap(words: string): string {
  return linesOf(words, LABEL_WIDTH)
    .map(line => line + spareRoom(line))
    .join('<br/>')
}

/** Restores choices and forks as shapes, and notes with their style. */
export function restoreStates(svg: string): string {
  return svg
    .replace(/<g class="node"[^>]* data-label="([\ue01a\ue01b])"[\s\S]*?<\/g>/g, restoreShape)
    .replace(/<g class="node" data-id="note--\d+"[\s\S]*?<\/g>/g, note =>
      note.replace('var(--_node-fill)', 'var(--_key-badge)'),
    )
    .replace(/<polyline [^>]*class="edge" data-from="note--\d+"[^>]*>/g, link =>
      link.replace(/ marker-end="[^"]*"/, ' stroke-dasharray="4 4"'),
    )
}

function restoreShape(node: string, label: string): string {
  const [, x, y, width, height] = (
    /x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/.exec(node) ?? []
  ).map(Number) as [number, number, number, number, number]
  if (label !== SHAPES.choice)
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="3" fill="var(--_arrow)" />`
  const [across, down] = [x + width / 2, y + height / 2]
  const points = `${across},${y} ${x + width},${down} ${across},${y + height} ${x},${down}`
  return `<polygon points="${points}" fill="var(--_node-fill)" stroke="var(--_node-stroke)" />`
}
