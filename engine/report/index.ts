export { createReporter, type Reporter } from './reporter'
export { formatProblem, type Problem, SiteError, type Where } from './site-error'
