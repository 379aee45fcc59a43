import type { Problem } from '../report'

interface Source {
  text: string
  /** Line of the file at which `text` starts. */
  bodyLine: number
}

/** What an error that a page throws while it is rendered means to its author. */
export function renderProblem(error: unknown, file: string, source: Source): Problem {
  const { message, component, prop } = error as { message?: string; component?: string; prop?: string }
  return {
    what: message ?? String(error),
    where: {
      file,
      line: component ? lineOf(source, new RegExp(`<${component}\\b[^>]*?\\b${prop}=`)) : undefined,
    },
    remedy: 'mend the component or the expression that fails while the page is rendered',
  }
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
