export { annotateProblem, locate, printProblem } from './print-problem'
export { createReporter, type Reporter } from './reporter'
export { bulletChoices, formatProblem, listChoices, type Problem, SiteError, type Where } from './site-error'
