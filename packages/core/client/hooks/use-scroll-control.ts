import type { ScrollControl } from '../client'
import { ScrollControllerProvider } from '../react/contexts'
import { useProvided } from '../react/named-context'

/** Lets a part of the shell move the page, or follow the visitor's scrolling. */
export function useScrollControl(): ScrollControl {
  return useProvided(ScrollControllerProvider, 'useScrollControl')
}
