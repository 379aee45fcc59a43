import type { CompiledPage } from '../../markdown'
import type { Gap } from '../../model'
import type { Problem, Where } from '../../report'

interface FailedPage extends Pick<CompiledPage, 'file' | 'elements' | 'bodyLine'> {
  lines?: string[]
  /** Returns the file of a component. */
  fileOf?(name: string): string | undefined
  thrownAt?: Where
}

/** Describes an error thrown while a page is rendered. */
export function renderProblem(error: unknown, page: FailedPage): Problem {
  const { lines = [], thrownAt } = page
  const { gap, remedy = gap?.remedy, component } = error as TagError
  if (gap?.where.file === page.file) return gap
  const message = gap ? describeGap(gap) : ((error as Error).message ?? String(error))
  if (thrownAt && !gap && !remedy && thrownAt.file !== page.file) {
    const by = component ? `<${component}>` : 'A component'
    const tag = placeOfTag(page, error as TagError, lines)?.line
    const used = tag ? `${page.file}:${tag}` : page.file
    return {
      what: `${by} throws while ${used} is rendered: ${message}`,
      where: thrownAt,
      remedy: remedyFor(message),
      page: used,
    }
  }
  const [, shown] =
    /^Objects are not valid as a React child \(found: object with keys (.*?)\)/.exec(message) ?? []
  if (shown && component)
    return {
      what: `<${component}> shows an object with the keys ${shown} where a text belongs`,
      where: { file: page.file, ...placeOfTag(page, error as TagError, lines) },
      // React does not name the place inside of the component.
      remedy: `In ${page.fileOf?.(component) ?? 'the component'}, show one of its fields, or its text: JSON.stringify(…)`,
    }
  const expression = findExpression(message, lines, page.bodyLine)
  return {
    // JavaScript's messages may start with the name of a variable, so they need an introduction.
    what: gap || remedy || component ? message : `Rendering fails: ${message}`,
    where: { file: page.file, ...(placeOfTag(page, error as TagError, lines) ?? thrownAt ?? expression) },
    remedy: remedy ?? (expression ? UNDEFINED : remedyFor(message)),
  }
}

const UNDEFINED =
  'Define it in the page (`export const …`), take it from `frontMatter`, or write a literal "{" as `\\{`'

const BROWSER_ONLY =
  /(?:^|: )(window|document|navigator|location|localStorage|sessionStorage|matchMedia|history|self) is not defined$/

/** Remedies for React errors whose own messages do not fit this context. */
const REACT: [message: RegExp, remedy: string][] = [
  [
    /^A component suspended while responding/,
    'A component here cannot be async: import the data, or load it in useEffect',
  ],
  [
    /\(reading 'use[A-Z]\w*'\)$/,
    'Call hooks inside of the component: only there they have something to hold on to',
  ],
  [
    /Cannot access '[^']+' before initialization$/,
    'Define it above its use; where modules import each other, move what both need to a third one',
  ],
  [/^it is not finished after/, 'Give it an end: it renders itself, or runs a loop, without one'],
  [/^Objects are not valid as a React child/, 'Show one of its fields, or its text: JSON.stringify(…)'],
]

export function remedyFor(message: string): string {
  const known = REACT.find(([pattern]) => pattern.test(message))?.[1]
  if (known) return known
  const [, name] = BROWSER_ONLY.exec(message) ?? []
  if (name && message.startsWith('The module '))
    return `\`${name}\` does not exist at build time: move it from the top of the file into useEffect or an event handler`
  const [, property] =
    /^Cannot read properties of (?:undefined|null) \(reading '([^']+)'\)$/.exec(message) ?? []
  if (property)
    return `What has \`${property}\` there is missing: give the tag the prop or the data that it comes from, or let the component do without`
  return name
    ? `\`${name}\` does not exist at build time: use it in useEffect or in an event handler, or render the part inside <BrowserOnly>`
    : 'Fix the component or the expression: it runs at build time, and an error there fails the page'
}

function describeGap({ what, where: { file, line } }: Gap): string {
  return `${what}, and ${file}${line ? `:${line}` : ''} needs it`
}

/** Finds the expression that a JavaScript error refers to. */
function findExpression(message: string, lines: string[], bodyLine: number): Place | undefined {
  const [, variable, property] =
    /^(\S+) is not (?:defined|a function|iterable)$|^Cannot read properties of (?:undefined|null) \(reading '([^']+)'\)$/.exec(
      message,
    ) ?? []
  const name = variable ?? (property && `.${property}`)
  if (!name) return undefined
  for (const [index, text] of lines.entries()) {
    if (index + 1 < bodyLine) continue
    for (const { 0: braces, index: start } of text.matchAll(/\{[^{}]*\}/g))
      if (braces.includes(name)) return { line: index + 1, column: start + braces.indexOf(name) + 1 }
  }
  return undefined
}

interface Place {
  line?: number
  column?: number
}

interface TagError {
  component?: string
  prop?: string
  text?: string
  /** The gap shared by all tags of the name. */
  gap?: Gap
  /** A remedy that applies to all tags of the name. */
  remedy?: string
}

/** Returns the place of the tag that an error refers to; undefined if it is ambiguous. */
function placeOfTag(
  { elements }: Pick<CompiledPage, 'elements'>,
  { component, prop, text = '', gap, remedy }: TagError,
  lines: string[],
): Place | undefined {
  const named = elements.filter(({ name }) => name === component)
  const tag = prop
    ? named.find(({ props }) => props[prop]?.includes(text))
    : named.length === 1 || gap || remedy
      ? named[0]
      : undefined
  if (!tag) return undefined
  const column = prop && tag.line ? (lines[tag.line - 1] ?? '').indexOf(prop) + 1 : tag.column
  return { line: tag.line, column: column || undefined }
}
