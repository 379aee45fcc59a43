/** A search error with a message for visitors. */
export interface SearchFailure extends Error {
  kind: 'unreachable' | 'timeout' | 'api' | 'missing'
  /** Status of the response, for `api`. */
  status?: number
}

/** Creates a failure to throw. */
export function searchFailure(kind: SearchFailure['kind'], message: string, status?: number): SearchFailure {
  return Object.assign(new Error(message), { name: 'SearchFailure', kind, status })
}

/** Converts any thrown value to a failure. */
export function toFailure(error: unknown): SearchFailure {
  if (error instanceof Error && error.name === 'SearchFailure') return error as SearchFailure
  return searchFailure('unreachable', error instanceof Error ? error.message : String(error))
}

/** Creates the error of a cancelled search. */
export function abortError(): Error {
  return Object.assign(new Error('The search was given up.'), { name: 'AbortError' })
}

/** Resolves like `work`, or rejects at once on abort. */
export function withSignal<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(abortError())
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
