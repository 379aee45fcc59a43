import { type Context, createContext, useContext } from 'react'

export type NamedContext<T> = Context<T | null>

export function createNamedContext<T>(provider: string): NamedContext<T> {
  const context = createContext<T | null>(null)
  context.displayName = provider
  return context
}

/** Returns the provider's value; throws an error with the names of provider and hook if it is missing. */
export function useProvided<T>(provider: NamedContext<T>, hook: string): T {
  const value = useContext(provider)
  if (value === null) throw createContextError(hook, provider.displayName!)
  return value
}

function createContextError(hook: string, provider: string): Error {
  // The trailing space is part of the documented message.
  const error = new Error(`Hook ${hook} is called outside the <${provider}>. `)
  error.name = 'ReactContextError'
  return error
}
