import type { Statement } from '../statement'
import { linesOf } from '../svg-parts'
import { holdSpaces, roomFor, spareRoom } from './held-signs'
import { DASHED, endMark, NOTE_NAME } from './restore-classes'

const NAME = String.raw`[^\s"~{:[<]+`
const DECLARED = new RegExp(
  String.raw`^class\s+(${NAME})(~.*~)?\s*(?:\["([^"]*)"\])?\s*(?::::?[\w-]+)?\s*(<<.+?>>)?\s*(?:(\{)\s*(.*))?$`,
)
const NAMESPACE = /^namespace\s+([^\s{[]+)\s*(?:\["([^"]*)"\])?\s*\{$/
const NOTE = /^note\s+(?:for\s+(\S+)\s+)?"(.*)"$/
const ANNOTATED = /^(<<.+?>>)\s*(\S+)$/
const MEMBER = new RegExp(String.raw`^(${NAME}(?:~[^:]*~)?)\s*:(?!::)\s*(.+)$`)
const LOOK = /^(?:direction\s+(?:TB|TD|BT|LR|RL)$|style\s+[^:]+\s[\w-]+\s*:|classDef\s|cssClass\s)/i
/** A circle at an end needs a space, because "o" may be part of a name. */
const RELATION =
  /^([^\s"]+?)\s*("[^"]*")?\s*(<\||<|\*|(?<=\s)o)?(--|\.\.)(\|>|>|\*|o(?=[\s"]))?\s*("[^"]*")?\s*([^\s":]+)\s*(?::\s*(.*))?$/
const IN_BACKTICKS = /`([^`]+)`/g

/** `List~List~String~~` means `List<List<String>>`; a tilde before a name is a visibility mark. */
const OPENS = /(?<=\w)~(?=[\w?(])/g
const CLOSES = /(?<=[\w?>)\]])~/

/** Converts a class diagram to the renderer's syntax: names of one word, members in a body. */
export function plainClasses([head, ...statements]: Statement[]): Statement[] {
  if (!head) return []
  const shown = readNames(statements)
  let isBody = false
  let notes = 0
  return [
    head,
    ...statements.flatMap(({ text, below }) => plainStatement(text).map(line => ({ text: line, below }))),
  ]

  function plainStatement(written: string): string[] {
    if (isBody) {
      isBody = !written.endsWith('}')
      return [...membersOf(written.replace(/\}$/, '')), ...(isBody ? [] : ['}'])]
    }
    const text = withHeldNames(written)
    const relation = RELATION.exec(text)
    if (!relation && LOOK.test(written)) return []
    const [, declared, , , annotation, bracket, inside = ''] = DECLARED.exec(text) ?? []
    if (declared) {
      isBody = bracket !== undefined && !inside.endsWith('}')
      const members = [annotation ?? '', ...membersOf(inside.replace(/\}$/, ''))].filter(Boolean)
      return isBody ? [`class ${nameOf(declared)} {`, ...members] : body(declared, members)
    }
    const note = NOTE.exec(written)
    if (note) return plainNote(note[2]!, note[1])
    const [, mark, annotated] = ANNOTATED.exec(text) ?? []
    if (annotated) return body(annotated, [mark!])
    if (relation) return [plainRelation(relation)]
    const [, owner, member] = MEMBER.exec(text) ?? []
    return owner ? body(owner, [plainMember(member!)]) : [text]
  }

  function plainRelation([
    ,
    from,
    left,
    start = '',
    line,
    end = '',
    right,
    to,
    words,
  ]: RegExpExecArray): string {
    const dash = line === '..' ? DASHED : ''
    const label = words ? ` : ${words}` : ''
    return `${nameOf(from!)} ${count(left, start)} --> ${count(right, end, dash)} ${nameOf(to!)}${label}`
  }

  function plainNote(words: string, about?: string): string[] {
    const name = NOTE_NAME.repeat(++notes)
    const link = about ? [`${name} ${count('', '')} --> ${count('', '', DASHED)} ${nameOf(about)}`] : []
    return [
      `class ${name} {`,
      ...linesOf(words, 220).map(line => roomFor(line) + holdSpaces(line)),
      '}',
      ...link,
    ]
  }

  function body(name: string, members: string[]): string[] {
    return members.length > 0 ? [`class ${nameOf(name)} {`, ...members, '}'] : [`class ${nameOf(name)}`]
  }

  function nameOf(written: string): string {
    const name = written.replace(/~.*$|:::?[\w-]+$/, '')
    const label = shown.get(name) ?? name
    return label + spareRoom(label)
  }
}

/** Returns the displayed names of classes: label, type parameters and namespaces. */
function readNames(statements: Statement[]): Map<string, string> {
  const names = new Map<string, string>()
  const spaces: string[] = []
  let isBody = false
  for (const { text } of statements) {
    const [, space, spaceLabel] = NAMESPACE.exec(text) ?? []
    const [, name, types = '', label, , bracket, inside = ''] = DECLARED.exec(withHeldNames(text)) ?? []
    if (isBody) isBody = !text.endsWith('}')
    else if (space) spaces.push(spaceLabel ?? space)
    else if (text === '}') spaces.pop()
    else if (name) {
      isBody = bracket !== undefined && !inside.endsWith('}')
      const own = `${label ?? name}${withTypes(`x${types}`).slice(1)}`
      if (!names.has(name) || label || types || spaces.length > 0)
        names.set(name, holdSpaces([...spaces, own].join('::')))
    } else for (const typed of namesWithTypes(withHeldNames(text))) addTypes(typed)
  }
  return names

  function addTypes(written: string): void {
    const [, name, types] = /^([^~]+)(~.*~)/.exec(written) ?? []
    if (name && (names.get(name) ?? name) === name)
      names.set(name, holdSpaces(name + withTypes(`x${types}`).slice(1)))
  }
}

/** Returns the classes in a statement other than a declaration. */
function namesWithTypes(text: string): string[] {
  if (NOTE.test(text)) return []
  const relation = RELATION.exec(text)
  const names = relation ? [relation[1], relation[7]] : [ANNOTATED.exec(text)?.[2] ?? MEMBER.exec(text)?.[1]]
  return names.filter(name => name !== undefined)
}

function withHeldNames(text: string): string {
  return text.replace(IN_BACKTICKS, (_, name: string) => holdSpaces(name))
}

function membersOf(text: string): string[] {
  return text.split(';').flatMap(part => (part.trim() ? plainMember(part.trim()) : []))
}

/** Converts a member: the renderer swaps two words, and ends a method at its first bracket. */
function plainMember(written: string): string {
  if (/^<<.*>>$/.test(written)) return written
  const [, sight, text] = /^([+\-#~]?)\s*(.*)$/.exec(withTypes(written))!
  const [, name, values, type = ''] = /^([^(]+)\((.*)\)\s*:?\s*(.*)$/.exec(text!) ?? []
  if (!name) return `${sight}${roomFor(text!)}${holdSpaces(text!)}`
  // Static or abstract.
  const [, before, shownType, behind] = /^([$*]?)\s*(.*?)([$*]?)$/.exec(type)!
  return `${sight}${roomFor(text!)}${name}${before}${behind}(${holdSpaces(values!)}) ${shownType}`.trimEnd()
}

function withTypes(member: string): string {
  let text = member.replace(OPENS, '<')
  while (CLOSES.test(text)) text = text.replace(CLOSES, '>')
  return text
}

function count(quoted: string | undefined, end: string, dash = ''): string {
  return `"${quoted?.slice(1, -1) ?? ''}${endMark(end)}${dash}"`
}
