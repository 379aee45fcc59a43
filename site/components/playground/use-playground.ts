import { useEffect, useMemo, useRef, useState } from 'react'
import { createRunner, type Outcome } from './create-runner'
import type { EarlyStart } from './early-start'
import type { Inspection } from './inspect'
import type { PlaygroundResult } from './plugin/transform'

/** State of the playground: first the page's result, later inspections from the worker. */
export interface PlaygroundState {
  result?: PlaygroundResult
  inspection?: Inspection
  /** Status of the last run. */
  status: 'idle' | 'working' | Exclude<Outcome['kind'], 'superseded'>
  message?: string
}

const typingPause = 150
/** Delay of the status message: most runs are faster, and a message for each would flicker. */
const patience = 300

interface Input {
  first: PlaygroundResult | undefined
  line: string
  early: EarlyStart
}

/** Runs inputs in a worker: the first one immediately, others shortly after the last key. */
export function usePlayground({ first, line, early }: Input) {
  const [state, setState] = useState<PlaygroundState>({ result: first, status: 'idle' })
  const runner = useMemo(() => createRunner(() => early.takeWorker(line)), [line, early])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const slow = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRun = useRef(false)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      clearTimeout(slow.current)
      runner.stop()
    },
    [runner],
  )

  async function start(input: string) {
    hasRun.current = true
    clearTimeout(slow.current)
    slow.current = setTimeout(() => setState(previous => ({ ...previous, status: 'working' })), patience)
    const outcome = await runner.run(input)
    if (outcome.kind === 'superseded') return
    clearTimeout(slow.current)
    if (outcome.kind === 'result') setState({ result: outcome, inspection: outcome, status: 'result' })
    else
      setState(previous => ({
        ...previous,
        status: outcome.kind,
        message: outcome.kind === 'error' ? outcome.message : undefined,
      }))
  }

  return {
    ...state,
    listRules: runner.listRules,
    run(input: string) {
      clearTimeout(timer.current)
      timer.current = setTimeout(start, hasRun.current ? typingPause : 0, input)
    },
  }
}
