export { describeError } from './describe-error'
export { annotateProblem, locate, printProblem } from './print-problem'
export { createReporter, type Reporter } from './reporter'
export {
  bulletChoices,
  type FaultSetting,
  formatProblem,
  listChoices,
  type Problem,
  SiteError,
  splitProblems,
  type Where,
  withSetting,
} from './site-error'
