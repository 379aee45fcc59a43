import { type Problem, SiteError } from '../../report'

export function withProblems(problems: Problem[]): (error: unknown) => never {
  return error => {
    throw error instanceof SiteError ? new SiteError([...problems, ...error.problems]) : error
  }
}
