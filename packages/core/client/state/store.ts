/** A value outside of React, shared by the runtime and several roots (shell, islands). */
export interface Store<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  /** The value that the HTML was rendered with, used for hydration. */
  rendered(): T
}

/** Creates a store; the HTML is rendered with its current value unless `rendered` is given. */
export function createStore<T>(initial: T, rendered?: () => T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  const get = () => value
  return {
    get,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    rendered: rendered ?? get,
  }
}
