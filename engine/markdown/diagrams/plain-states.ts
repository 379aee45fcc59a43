import type { Statement } from './statement'

const NAME = String.raw`[\p{L}\p{N}_][\p{L}\p{N}_-]*`
const DESCRIBED = new RegExp(`^(?:state\\s+"([^"]+)"\\s+as\\s+(${NAME})|(${NAME})\\s*:\\s*(.+))$`, 'u')
const ONLY_NAMED = new RegExp(`^${NAME}$`, 'u')

/**
 * Statements of a state diagram in the narrow notation of the renderer: it keeps what it first hears of a state, so
 * what describes one stands before it is mentioned, and a state that is only named is described by its name.
 */
export function plainStates([head, ...statements]: Statement[]): Statement[] {
  if (!head) return []
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
  const named = statements.map(({ text, below }) => ({
    text: ONLY_NAMED.test(text) ? `${text} : ${text}` : text,
    below,
  }))
  return [head, ...late.map(([, statement]) => statement), ...named]
}
