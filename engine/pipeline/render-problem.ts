import type { CompiledPage } from '../markdown'
import { listChoices, type Problem } from '../report'

/** What an error that a page throws while it is rendered means to its author. */
export function renderProblem(error: unknown, page: Pick<CompiledPage, 'file' | 'elements'>): Problem {
  return {
    what: (error as Error).message ?? String(error),
    where: { file: page.file, line: lineOfTag(page, error as TagError) },
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
function lineOfTag(
  { elements }: Pick<CompiledPage, 'elements'>,
  { component, prop, text = '' }: TagError,
): number | undefined {
  const named = elements.filter(({ name }) => name === component)
  if (prop) return named.find(({ props }) => props[prop]?.includes(text))?.line
  return named.length === 1 ? named[0]?.line : undefined
}

/** An import that a page may not have, and those it may. */
export function unsupportedImport(specifier: string, choices: string[]): Problem {
  return {
    what: `importing '${specifier}' in a page is not supported`,
    remedy: `import a file of the site, or one of: ${listChoices(choices.sort())}`,
  }
}
