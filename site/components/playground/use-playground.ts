import { useEffect, useMemo, useRef, useState } from 'react'
import { createRunner, type Outcome } from './create-runner'
import type { PlaygroundResult } from './transform'

export interface PlaygroundState {
  result?: PlaygroundResult
  /** What the last run came to, or that one is under way. */
  status: 'idle' | 'working' | Exclude<Outcome['kind'], 'superseded'>
  message?: string
}

const typingPause = 150

/** Runs the input in a worker, a moment after the visitor has stopped typing. */
export function usePlayground(
  first: PlaygroundResult | undefined,
): PlaygroundState & { run(input: string): void } {
  const [state, setState] = useState<PlaygroundState>({ result: first, status: 'idle' })
  const runner = useMemo(
    () => createRunner(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })),
    [],
  )
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      runner.stop()
    },
    [runner],
  )

  async function start(input: string) {
    setState(({ result }) => ({ result, status: 'working' }))
    const outcome = await runner.run(input)
    if (outcome.kind === 'superseded') return
    setState(({ result }) => ({
      result: outcome.kind === 'result' ? { wxml: outcome.wxml, wxss: outcome.wxss } : result,
      status: outcome.kind,
      message: outcome.kind === 'error' ? outcome.message : undefined,
    }))
  }

  return {
    ...state,
    run(input) {
      clearTimeout(timer.current)
      timer.current = setTimeout(start, typingPause, input)
    },
  }
}
