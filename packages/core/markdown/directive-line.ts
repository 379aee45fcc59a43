import { type AdmonitionName, isAdmonition } from '../model'

/** The parts of a line such as `:::tip[标题]{.wide}`; a closing line has no name. */
export interface DirectiveLine {
  colons: number
  name?: AdmonitionName
  title?: string
  /** Content of an admonition on a single line: `:::tip 内容 :::`. */
  text?: string
  id?: string
  classes: string[]
}

/** Whether a title is plain text; a colon is excluded because it may start an emoji code. */
export function isPlainTitle(title: string): boolean {
  return !/[*_`[\]<&\\~:]/.test(title)
}

/** Parses a line that starts with three or more colons; returns null for ordinary text. */
export function parseDirectiveLine(line: string): DirectiveLine | null {
  const [, fence, written, rest = ''] = line.match(/^(:{3,})[ \t]*(?:([A-Za-z]+)(.*))?[ \t]*$/) ?? []
  if (!fence) return null
  const name = written?.toLowerCase()
  const base = { colons: fence.length, classes: [] }
  if (!name) return base
  // Directives with other names stay text.
  if (!isAdmonition(name)) return null

  const [, label, attributes = '', tail = ''] = rest.match(/^(?:\[(.*)\])?(?:\{([^{}]*)\})?(.*)$/) ?? []
  // A word character after the name makes it a different name.
  if (/^[\w-]/.test(tail)) return null
  const title =
    label ??
    attributes
      .match(/title=(?:"([^"]*)"|'([^']*)')/)
      ?.slice(1)
      .find(Boolean)
  const unquoted = attributes.replace(/"[^"]*"|'[^']*'/g, '')
  const [, text] = tail.match(/^\s+(\S.*?)\s+:{3,}$/) ?? []
  return {
    ...base,
    name,
    text,
    title: [title, text ? '' : tail.trim()].filter(Boolean).join(' ') || undefined,
    id: unquoted.match(/#([\w-]+)/)?.[1],
    classes: [...unquoted.matchAll(/\.([\w-]+)/g)].map(match => match[1]!),
  }
}
