import type { Problem } from '../report'

interface Source {
  text: string
  /** Line of the file at which `text` starts. */
  bodyLine: number
}

/** What an error that a page throws while it is rendered means to its author. */
export function renderProblem(error: unknown, file: string, source: Source): Problem {
  return {
    what: (error as Error).message ?? String(error),
    where: { file, line: lineOfTag(source, error as TagError) },
    remedy: 'mend the component or the expression that fails while the page is rendered',
  }
}

/** What an error may say of the tag it came from. */
interface TagError {
  component?: string
  /** A prop the tag has. */
  prop?: string
  /** A part of its value. */
  text?: string
}

/** Line of the tag that an error speaks of; none when several could be meant. */
function lineOfTag(source: Source, { component, prop, text = '' }: TagError): number | undefined {
  if (!component) return undefined
  if (prop) return lineOf(source, new RegExp(`<${component}\\b[^>]*?\\b${prop}\\b[^>]*?${escapeRegex(text)}`))
  const tag = `<${component}\\b`
  return source.text.match(new RegExp(tag, 'g'))?.length === 1 ? lineOf(source, new RegExp(tag)) : undefined
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Line of the first match in a source. */
export function lineOf({ text, bodyLine }: Source, needle: RegExp): number | undefined {
  const index = text.search(needle)
  return index < 0 ? undefined : bodyLine + text.slice(0, index).split('\n').length - 1
}

/** An import that a page may not have, and those it may. */
export function unsupportedImport(specifier: string, choices: string[]): Problem {
  return {
    what: `importing '${specifier}' in a page is not supported`,
    remedy: `import a file of the site, or one of: ${choices.sort().join(', ')}`,
  }
}
