import { createContext, Script } from 'node:vm'

/** Runs `work`; on timeout interrupts it, even inside of a regular expression, and returns undefined. */
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
