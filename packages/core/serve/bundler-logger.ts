import { createLogger, type LogErrorOptions, type Logger } from 'vite'
import { bundleError } from '../pipeline'
import { formatProblem, locate, type Problem, type Reporter } from '../report'
import type { DevSite } from './dev-site'

interface Input {
  root: string
  site: Pick<DevSite, 'problems'>
  reporter: Pick<Reporter, 'info'>
  /** Prints problems that belong to no module. */
  logger?: Logger
}

/** Creates a logger that reports module errors like other problems, unless the site has already reported them. */
export function bundlerLogger({ root, site, reporter, logger = createLogger('warn') }: Input): Logger {
  const format = (problem: Problem) => formatProblem(locate(problem, root))
  return {
    ...logger,
    error(message, options) {
      if (!isOfModule(options?.error)) return logger.error(message, options)
      const known = site.problems().map(format)
      for (const text of bundleError(options!.error, root).problems.map(format))
        if (!known.includes(text)) reporter.info(text)
    },
  }
}

/** Whether an error belongs to a module, in contrast to errors of connections or of the server itself. */
function isOfModule(error: LogErrorOptions['error']): boolean {
  if (!error) return false
  const { errors = [error] } = error as { errors?: object[] }
  return errors.some(one => 'id' in one || 'loc' in one || 'plugin' in one)
}
