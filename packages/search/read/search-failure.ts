/** Why a search failed, in words a visitor can be shown. */
export interface SearchFailure extends Error {
  kind: 'unreachable' | 'timeout' | 'api' | 'missing'
  /** Status of the answer, for `api`. */
  status?: number
}

/** Makes a failure to throw. */
export function searchFailure(kind: SearchFailure['kind'], message: string, status?: number): SearchFailure {
  return Object.assign(new Error(message), { name: 'SearchFailure', kind, status })
}

/** Any thrown value as a failure. */
export function toFailure(error: unknown): SearchFailure {
  if (error instanceof Error && error.name === 'SearchFailure') return error as SearchFailure
  return searchFailure('unreachable', error instanceof Error ? error.message : String(error))
}

/** The error of a search that nobody waits for any more. */
export function abortError(): Error {
  return Object.assign(new Error('The search was given up.'), { name: 'AbortError' })
}

/** Settles like `work`, or fails at once when the signal says so. */
export function withSignal<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(abortError())
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}
