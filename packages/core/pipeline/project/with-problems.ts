import { type Problem, SiteError } from '../../report'

/** Fails with earlier problems as well. */
export function withProblems(problems: Problem[]): (error: unknown) => never {
  return error => {
    throw error instanceof SiteError ? new SiteError([...problems, ...error.problems]) : error
  }
}
