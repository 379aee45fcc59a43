import { holdSpaces } from './held-signs'
import type { Statement } from './statement'

const LABELLED = /^class\s+(\S+?)\s*\["([^"]*)"\]/
const IN_BACKTICKS = /`([^`]+)`/g
const ARROW = String.raw`<\|--|<\|\.\.|\*--|o--|--\*|--o|--\|>|-->|<--|\.\.\|>|\.\.>|<\.\.|--`
const RELATION = new RegExp(
  `^([^\\s"]+?)\\s*("[^"]*")?\\s*(${ARROW})\\s*("[^"]*")?\\s*([^\\s":]+)\\s*(:.*)?$`,
)

/** `List~List~String~~` is written for `List<List<String>>`; a tilde before a name is one of its own. */
const OPENS = /(?<=\w)~(?=[\w?])/g
const CLOSES = /(?<=[\w?>)\]])~/

/** Statements of a class diagram in the narrow notation of the renderer: names of one word, and spaces around relations. */
export function plainClasses(statements: Statement[]): Statement[] {
  const labels = new Map<string, string>()
  for (const { text } of statements) {
    const [, name, label] = LABELLED.exec(text) ?? []
    if (name) labels.set(name, holdSpaces(label!))
  }
  return statements.map(({ text, below }) => ({ text: plainStatement(text), below }))

  function plainStatement(text: string): string {
    const named = text.replace(IN_BACKTICKS, (_, name: string) => holdSpaces(name)).replace(/\["[^"]*"\]/, '')
    const [, declared] = /^class\s+([^\s{]+)/.exec(named) ?? []
    if (declared) return named.replace(declared, shownAs)
    const [, from, left, arrow, right, to, words] = RELATION.exec(named) ?? []
    if (!from) return withTypes(named.replace(/^\S+(?=\s*:)/, shownAs))
    return [shownAs(from), left, arrow, right, shownAs(to!), words].filter(Boolean).join(' ')
  }

  function shownAs(name: string): string {
    return labels.get(name) ?? name
  }
}

function withTypes(member: string): string {
  let text = member.replace(OPENS, '<')
  while (CLOSES.test(text)) text = text.replace(CLOSES, '>')
  return text
}
