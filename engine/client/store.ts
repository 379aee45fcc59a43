import { useSyncExternalStore } from 'react'

/** A value that lives outside of React, so that several roots (shell, islands) share it. */
export interface Store<T> {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  /** What the server rendered with; hydration starts from it. */
  server(): T
}

/** Makes a store; `server` is the initial value unless told otherwise. */
export function createStore<T>(initial: T, server: () => T = () => initial): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    server,
  }
}

/** The value of a store, in React. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.server)
}
