import { useEffect, useMemo, useRef, useState } from 'react'
import { createRunner, type Outcome } from './create-runner'
import type { Inspection } from './inspect'
import { startWorker } from './start-worker'
import type { PlaygroundResult } from './transform'

/** What the playground shows: at first a result from the page, later whole inspections from the worker. */
export interface PlaygroundState {
  result?: PlaygroundResult
  inspection?: Inspection
  /** What the last run came to, or that one is under way. */
  status: 'idle' | 'working' | Exclude<Outcome['kind'], 'superseded'>
  message?: string
}

const typingPause = 150

/** Runs inputs in a worker, a moment after the visitor has stopped typing. */
export function usePlayground(first: PlaygroundResult | undefined, line: string) {
  const [state, setState] = useState<PlaygroundState>({ result: first, status: 'idle' })
  const runner = useMemo(() => createRunner(() => startWorker(line)), [line])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      runner.stop()
    },
    [runner],
  )

  async function start(input: string) {
    setState(previous => ({ ...previous, status: 'working', message: undefined }))
    const outcome = await runner.run(input)
    if (outcome.kind === 'superseded') return
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
    run(input: string) {
      clearTimeout(timer.current)
      timer.current = setTimeout(start, typingPause, input)
    },
  }
}
