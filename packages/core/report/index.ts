export { describeError } from './describe-error'
export { alsoText, mergeProblems } from './merge-problems'
export { annotateProblem, locate, printProblem } from './print-problem'
export { createReporter, type Reporter } from './reporter'
export {
  bulletChoices,
  countOf,
  type FaultSetting,
  formatProblem,
  inHouseStyle,
  listChoices,
  type Problem,
  SiteError,
  splitProblems,
  type Where,
  withSetting,
} from './site-error'
