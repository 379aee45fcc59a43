/** A place in a source file, relative to the project's root. */
export interface Where {
  file: string
  line?: number
}

/** Something an author must mend: what is wrong, where, and the edit that mends it. */
export interface Problem {
  what: string
  where?: Where
  remedy?: string
}

/** Carries every problem found so far, so that a build fails once and says all. */
export class SiteError extends Error {
  readonly problems: Problem[]

  constructor(problems: Problem | Problem[], options?: ErrorOptions) {
    const list = Array.isArray(problems) ? problems : [problems]
    super(list.map(formatProblem).join('\n\n'), options)
    this.name = 'SiteError'
    this.problems = list
  }
}

/** One problem as text: "file:line what" and, below it, the remedy. */
export function formatProblem({ what, where, remedy }: Problem): string {
  const place = where && (where.line ? `${where.file}:${where.line}` : where.file)
  return [place ? `${place}: ${what}` : what, remedy && `  → ${remedy.replaceAll('\n', '\n    ')}`]
    .filter(Boolean)
    .join('\n')
}
