import { createContext, Script } from 'node:vm'

/** Runs `work` unless it takes too long: then it is broken off, also inside of a regular expression, and gives undefined. */
export type TimeLimit = <Result>(work: () => Result) => Result | undefined

export function createTimeLimit(milliseconds: number): TimeLimit {
  const context = createContext({ work: undefined })
  const script = new Script('work()')
  return work => {
    context.work = work
    try {
      return script.runInContext(context, { timeout: milliseconds })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return undefined
      throw error
    }
  }
}
