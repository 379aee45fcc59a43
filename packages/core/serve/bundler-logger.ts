import { createLogger, type LogErrorOptions, type Logger } from 'vite'
import { bundleError } from '../pipeline'
import { formatProblem, locate, type Problem, type Reporter } from '../report'
import type { DevSite } from './dev-site'

interface Input {
  root: string
  site: Pick<DevSite, 'problems'>
  reporter: Pick<Reporter, 'info'>
  /** Prints what is about no module. */
  logger?: Logger
}

/** Reports modules that the browser cannot have as of any other mistake, unless the site has reported it. */
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

/** Connections and the server's own work fail, too; no edit of a module fixes that. */
function isOfModule(error: LogErrorOptions['error']): boolean {
  if (!error) return false
  const { errors = [error] } = error as { errors?: object[] }
  return errors.some(one => 'id' in one || 'loc' in one || 'plugin' in one)
}
