import type { Problem, Where } from './site-error'

/** A problem with the other places where it occurs. */
export interface MergedProblem extends Problem {
  also: Where[]
}

/** Merges problems that differ only by their places. */
export function mergeProblems(problems: Problem[]): MergedProblem[] {
  const merged = new Map<string, MergedProblem>()
  for (const problem of problems) {
    const { what, where, remedy, severity, page } = problem
    const cause = page ? [what.replace(page, ''), where] : [what, Boolean(where)]
    const key = JSON.stringify([...cause, remedy, severity])
    const first = merged.get(key)
    if (!first) merged.set(key, { ...problem, also: [] })
    else if (page) first.also.push({ file: page })
    else if (problem.where) first.also.push(problem.where)
  }
  return [...merged.values()]
}

const MAX_PLACES = 10

export function alsoText({ also }: MergedProblem): string | undefined {
  if (also.length === 0) return undefined
  const places = also
    .slice(0, MAX_PLACES)
    .map(({ file, line, column }) => [file, line, column].filter(Boolean).join(':'))
  const rest = also.length - places.length
  return `  ${also.length + 1} places, also: ${places.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}
