import type { Statement } from '../statement'
import { linesOf } from '../svg-parts'

/** The end of a message: arrow, open arrow (asynchronous), cross (lost), or a plain line. */
export type MessageHead = 'arrow' | 'open' | 'cross' | 'none'

export type SequenceStep =
  | {
      kind: 'message'
      from: number
      to: number
      label: string
      isDashed: boolean
      head: MessageHead
      isMutual: boolean
    }
  | { kind: 'note'; place: string; columns: number[]; label: string }
  | { kind: 'open'; type: string; label: string }
  | { kind: 'divide'; label: string }
  | { kind: 'close' }
  | { kind: 'activate' | 'deactivate' | 'destroy'; column: number }

/** A participant; columns with the same box are inside of it. */
export interface SequenceColumn {
  name: string
  label: string
  isActor: boolean
  box?: SequenceBox
}

interface SequenceBox {
  title: string
}

export interface Sequence {
  columns: SequenceColumn[]
  steps: SequenceStep[]
  missed: Statement[]
}

const FRAME = /^(loop|alt|opt|par_over|par|critical|break|rect|box)(?:\s+(.*))?$/i
const DIVIDER = /^(?:else|and|option)(?:\s+(.*))?$/i
const PARTICIPANT = /^(?:create\s+)?(participant|actor)\s+(?![<-])(.+?)(?:\s+as\s+(.+))?$/i
const NOTE = /^note\s+(left|right|over)(?:\s+of)?\s+([^:]+):(.*)$/i
const CHANGE = /^(activate|deactivate|destroy)\s+(?![<-])(.+)$/i
const NUMBERS = /^autonumber(?:\s+(off))?(?:\s+(\d+))?(?:\s+(\d+))?$/i
/** Two-character heads first: "-x" may be part of a name. */
const MESSAGES = ['->>', '->', '-x', '-)'].map(
  arrow => new RegExp(`^(.+?)\\s*(<<)?(-?)${arrow.replace(')', '\\)')}\\s*([+-]?)\\s*(.+)$`),
)
const HEADS: MessageHead[] = ['arrow', 'none', 'cross', 'open']
const COLOUR =
  /^(?:(?:rgb|hsl)a?\([^)]*\)|#[\da-f]+|transparent|(?:light|dark|medium|pale)?(?:aqua|black|blue|brown|coral|cyan|fuchsia|gold|gr[ae]y|green|lime|magenta|maroon|navy|olive|orange|pink|purple|red|salmon|silver|teal|violet|white|yellow))(?:\s+|$)/i

export function readSequence(statements: Statement[]): Sequence {
  const columns: SequenceColumn[] = []
  const steps: SequenceStep[] = []
  const open: { statement: Statement; box?: SequenceBox }[] = []
  let number: { next: number; step: number } | undefined
  const missed = statements.slice(1).filter(statement => !readStatement(statement))
  return { columns, steps, missed: [...missed, ...open.map(({ statement }) => statement)] }

  function readStatement(statement: Statement): boolean {
    const { text } = statement
    return (
      readParticipant(text) ||
      readFrame(text, statement) ||
      readNumbers(text) ||
      readNote(text) ||
      readChange(text) ||
      readMessage(text)
    )
  }

  function readParticipant(text: string): boolean {
    const [, kind, written, label] = PARTICIPANT.exec(text) ?? []
    if (!written) return false
    const [, name = written, facts = ''] = /^(.+?)\s*@\{(.*)\}$/.exec(written) ?? []
    const [, alias] = /"?alias"?\s*:\s*"([^"]*)"/.exec(facts) ?? []
    const column = columns[columnOf(name)]!
    column.isActor = kind!.toLowerCase() === 'actor' || /"?type"?\s*:\s*"actor"/.test(facts)
    column.label = label ?? alias ?? column.label
    column.box = open.find(({ box }) => box)?.box
    return true
  }

  function readFrame(text: string, statement: Statement): boolean {
    const [, written, label = ''] = FRAME.exec(text) ?? []
    const type = written?.toLowerCase()
    if (type === 'box') open.push({ statement, box: { title: onOneLine(label.replace(COLOUR, '')) } })
    else if (type) {
      open.push({ statement })
      steps.push({
        kind: 'open',
        type: type.replace('_over', ''),
        label: type === 'rect' ? '' : onOneLine(label),
      })
    } else if (/^end$/i.test(text) && open.length > 0) {
      if (!open.pop()!.box) steps.push({ kind: 'close' })
    } else {
      const divider = DIVIDER.exec(text)
      // A box contains participants, not steps, so it has no dividers.
      if (!divider || open.length === 0 || open.at(-1)!.box) return false
      steps.push({ kind: 'divide', label: onOneLine(divider[1] ?? '') })
    }
    return true
  }

  function readNumbers(text: string): boolean {
    const numbers = NUMBERS.exec(text)
    if (!numbers) return false
    const [, isOff, first = '1', step = '1'] = numbers
    number = isOff ? undefined : { next: Number(first), step: Number(step) }
    return true
  }

  function readNote(text: string): boolean {
    const [, place, names, label] = NOTE.exec(text) ?? []
    if (!names) return false
    const at = names.split(',').map(columnOf)
    steps.push({ kind: 'note', place: place!.toLowerCase(), columns: at, label: label!.trim() })
    return true
  }

  function readChange(text: string): boolean {
    const [, kind, name] = CHANGE.exec(text) ?? []
    if (!name) return false
    steps.push({ kind: kind!.toLowerCase() as 'activate' | 'deactivate' | 'destroy', column: columnOf(name) })
    return true
  }

  function readMessage(text: string): boolean {
    const [, ends = text, label = ''] = /^([^:]+):(.*)$/.exec(text) ?? []
    const form = MESSAGES.findIndex(message => message.test(ends))
    if (form < 0) return false
    const [, source, mutual, dash, change, target] = MESSAGES[form]!.exec(ends)!
    const [from, to] = [columnOf(source!), columnOf(target!)]
    steps.push({
      kind: 'message',
      from,
      to,
      label: [takeNumber(), label.trim()].filter(Boolean).join(' '),
      isDashed: dash === '-',
      head: HEADS[form]!,
      isMutual: mutual !== undefined,
    })
    if (change === '+') steps.push({ kind: 'activate', column: to })
    if (change === '-') steps.push({ kind: 'deactivate', column: from })
    return true
  }

  function takeNumber(): string | undefined {
    if (!number) return undefined
    const own = `${number.next}.`
    number.next += number.step
    return own
  }

  function columnOf(written: string): number {
    const name = written.trim()
    const known = columns.findIndex(column => column.name === name)
    return known >= 0 ? known : columns.push({ name, label: name, isActor: false }) - 1
  }
}

/** Joins the lines of a title, which has space for one. */
function onOneLine(label: string): string {
  return linesOf(label).join(' ').trim()
}
