import { performance } from 'node:perf_hooks'

export interface Reporter {
  info(message: string): void
  warn(message: string): void
  /** Runs one stage and reports its time; `progress` may be called while it runs. */
  stage<T>(name: string, run: (progress: (done: number, total: number) => void) => Promise<T>): Promise<T>
  readonly warnings: string[]
}

interface Output {
  write(text: string): unknown
  isTTY?: boolean
}

/** Returns a reporter whose progress lines update in place on a terminal and are plain lines elsewhere. */
export function createReporter(output: Output): Reporter {
  const live = Boolean(output.isTTY) && !process.env.CI
  const warnings: string[] = []
  const line = (text: string) => output.write(`${live ? '\r\u001b[K' : ''}${text}\n`)

  return {
    warnings,
    info: line,
    warn(message) {
      warnings.push(message)
      line(`warning: ${message}`)
    },
    async stage(name, run) {
      const start = performance.now()
      const seconds = () => `${((performance.now() - start) / 1000).toFixed(2)} s`
      let count = ''
      if (live) output.write(`\r\u001b[K${name} …`)
      const result = await run((done, total) => {
        count = ` ${done}/${total}`
        if (live) output.write(`\r\u001b[K${name}${count} … ${seconds()}`)
      })
      line(`${name}${count}  ${seconds()}`)
      return result
    },
  }
}
