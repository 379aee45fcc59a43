/** A value that lives outside of React, so that the runtime and several roots (shell, islands) share it. */
export interface Store<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  /** What the HTML on screen was made with; hydration starts from it. */
  rendered(): T
}

/** Makes a store; the HTML follows its value unless configured otherwise. */
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
