import type { Statement } from './statement'

const BLOCK = /^(?:loop|alt|opt|par(?:_over)?|critical|break|rect|box)\b/
const PARTICIPANT = /^(?:create\s+)?(participant|actor)\s+(.+?)(?:\s+as\s+(.+))?$/
const NOTE = /^(note\s+(?:left of|right of|over))\s+([^:]+):(.*)$/i
const ACTIVATION = /^((?:de)?activate)\s+(.+)$/
/** Heads with two signs first: "-x" may be a part of a name. */
const MESSAGES = [
  /^(.+?)\s*(-->>|->>)\s*([+-]?)\s*(.+)$/,
  /^(.+?)\s*(-->|->|--x|-x|--\)|-\))\s*([+-]?)\s*(.+)$/,
]
const COLOUR =
  /^(?:(?:rgb|hsl)a?\([^)]*\)|#[\da-f]+|transparent|(?:light|dark|medium|pale)?(?:aqua|black|blue|brown|coral|cyan|fuchsia|gold|gr[ae]y|green|lime|magenta|maroon|navy|olive|orange|pink|purple|red|salmon|silver|teal|violet|white|yellow))(?:\s+|$)/i

/** The label of a message that makes room for notes and is not drawn, and one for messages without words. */
const HIDDEN = '\ue010'
const EMPTY = '\u200b'

/** Statements of a sequence in the narrow notation of the renderer, which takes names of one word and notes below messages. */
export function plainSequence([head, ...statements]: Statement[]): Statement[] {
  if (!head) return []
  const names = new Map<string, string>()
  /** Coloured grounds are not drawn, and of a box its title alone. */
  const open: { isDrawn: boolean; title?: string }[] = []
  /** Whether the renderer has a message at which a note can stand. */
  let hasMessage = false
  let number: { next: number; step: number } | undefined

  return [
    head,
    ...statements.flatMap(({ text, below }) => plainStatement(text).map(line => ({ text: line, below }))),
  ]

  function plainStatement(text: string): string[] {
    const participant = PARTICIPANT.exec(text)
    if (participant) return [declare(participant[2]!, { kind: participant[1], label: participant[3] })]
    if (/^destroy\s/.test(text)) return []
    if (BLOCK.test(text)) return openBlock(text)
    if (text === 'end') return open.pop()?.isDrawn === false ? [] : [text]
    if (/^(?:else|and|option)\b/.test(text)) return [text.replace(/^option/, 'else')]
    const [, isOff, first = '1', step = '1'] =
      /^autonumber(?:\s+(off))?(?:\s+(\d+))?(?:\s+(\d+))?$/.exec(text) ?? []
    if (text.startsWith('autonumber')) {
      number = isOff ? undefined : { next: Number(first), step: Number(step) }
      return []
    }
    const note = NOTE.exec(text)
    if (note) return plainNote({ place: note[1]!, actors: note[2]!.split(','), words: note[3]!.trim() })
    const activation = ACTIVATION.exec(text)
    if (activation) return withNames([activation[2]!], ([name]) => `${activation[1]} ${name}`)
    return plainMessage(text)
  }

  function openBlock(text: string): string[] {
    const isBox = text.startsWith('box')
    const isDrawn = !isBox && !text.startsWith('rect')
    open.push({ isDrawn, title: isBox ? text.slice(3).trim().replace(COLOUR, '') : undefined })
    if (!isDrawn) return []
    hasMessage = false
    return [text.replace(/^par_over/, 'par')]
  }

  function plainNote({ place, actors, words }: { place: string; actors: string[]; words: string }): string[] {
    return withNames(actors, ids => {
      const note = `${place} ${ids.join(',')}: ${words || EMPTY}`
      if (hasMessage) return note
      hasMessage = true
      const other = [...names.values()].find(id => id !== ids[0]) ?? ids[0]
      return `${ids[0]}->>${other}: ${HIDDEN}\n${note}`
    })
  }

  function plainMessage(text: string): string[] {
    const [, ends = '', words = ''] = /^([^:]+):(.*)$/.exec(text) ?? []
    const message = MESSAGES.map(form => form.exec(ends)).find(Boolean)
    if (!message) return [text]
    const [, from, arrow, activation, to] = message
    hasMessage = true
    return withNames([from!, to!], ([source, target]) => {
      const label = [takeNumber(), words.trim()].filter(Boolean).join(' ')
      return `${source}${arrow}${activation}${target}: ${label || EMPTY}`
    })
  }

  function takeNumber(): string | undefined {
    if (!number) return undefined
    const own = `${number.next}.`
    number.next += number.step
    return own
  }

  /** A line with the ids of names; those that are new are declared before it. */
  function withNames(written: string[], line: (ids: string[]) => string): string[] {
    const declared: string[] = []
    const ids = written.map(name => {
      const known = names.get(name.trim())
      if (known === undefined && !isPlain(name.trim())) declared.push(declare(name.trim(), {}))
      else if (known === undefined) names.set(name.trim(), name.trim())
      return names.get(name.trim())!
    })
    return [...declared, ...line(ids).split('\n')]
  }

  function declare(name: string, { kind = 'participant', label }: { kind?: string; label?: string }): string {
    const id = isPlain(name) ? name : `id-${names.size + 1}`
    names.set(name, id)
    const shown = [open.find(({ title }) => title)?.title, label ?? name].filter(Boolean).join('<br/>')
    return `${kind} ${id}${shown === id ? '' : ` as ${shown}`}`
  }
}

function isPlain(name: string): boolean {
  return /^[\p{L}\p{N}_.]+$/u.test(name)
}

/** A drawing without the messages that only made room. */
export function withoutHidden(svg: string): string {
  return svg.replace(/<g class="message"[^>]*>[\s\S]*?<\/g>\n?/g, message =>
    message.includes(HIDDEN) ? '' : message,
  )
}
