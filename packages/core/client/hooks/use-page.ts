import type { PageBlock } from '../../model'
import type { PageLocation } from '../client'
import { DocProvider, RuntimeProvider, TitleFormatterProvider } from '../react/contexts'
import { useProvided } from '../react/named-context'
import { useStore } from './use-store'

export function usePage(): PageBlock {
  return useStore(useProvided(DocProvider, 'usePage')).page
}

/**
 * Returns the current location, including the base URL; until hydration, the page's own address without query
 * and hash.
 */
export function useLocation(): PageLocation {
  return useStore(useProvided(RuntimeProvider, 'useLocation').location)
}

export function useTitleFormatter(): (title: string) => string {
  return useProvided(TitleFormatterProvider, 'useTitleFormatter')
}
