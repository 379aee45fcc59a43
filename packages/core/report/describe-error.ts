import { alsoText, mergeProblems } from './merge-problems'
import { annotateProblem, printProblem } from './print-problem'
import { countOf, SiteError } from './site-error'

/** Formats a command's failure: problems with their places, or the stack of an unexpected error. */
export function describeError(error: unknown, root: string): string {
  if (!(error instanceof SiteError))
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  const { problems } = error
  const color = Boolean(process.stderr.isTTY) && !process.env.NO_COLOR
  const printed = mergeProblems(problems)
    .map(problem => [printProblem(problem, { root, color }), alsoText(problem)].filter(Boolean).join('\n'))
    .join('\n\n')
  const notes = process.env.GITHUB_ACTIONS ? problems.map(problem => annotateProblem(problem, root)) : []
  return ['', printed, '', countOf(problems.length, 'problem'), ...notes].join('\n')
}
