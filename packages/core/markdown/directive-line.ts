import { type AdmonitionName, isAdmonition } from '../model'

/** The parts of a line such as `:::tip[标题]{.wide}`; a closing line has no name. */
export interface DirectiveLine {
  colons: number
  name?: AdmonitionName
  title?: string
  /** All that it says, where it ends on the line that begins it: `:::tip 内容 :::`. */
  text?: string
  id?: string
  classes: string[]
}

/** Whether a title has nothing that could be read as more than text; a colon may begin an emoji. */
export function isPlainTitle(title: string): boolean {
  return !/[*_`[\]<&\\~:]/.test(title)
}

/** Reads a line that begins with three colons or more; null when it is ordinary text. */
export function parseDirectiveLine(line: string): DirectiveLine | null {
  const [, fence, written, rest = ''] = line.match(/^(:{3,})[ \t]*(?:([A-Za-z]+)(.*))?[ \t]*$/) ?? []
  if (!fence) return null
  const name = written?.toLowerCase()
  const base = { colons: fence.length, classes: [] }
  if (!name) return base
  // Directives of other names stay text.
  if (!isAdmonition(name)) return null

  const [, label, attributes = '', tail = ''] = rest.match(/^(?:\[(.*)\])?(?:\{([^{}]*)\})?(.*)$/) ?? []
  // A letter right after the name would make it another name.
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
