import type { PageBlock } from '../model'
import type { NavigationState, PageLocation } from './client'
import { useClient } from './context'
import { useStore } from './store'

/** What the shell knows of the page on screen. */
export function usePage(): PageBlock {
  return useStore(useClient('usePage').view).page
}

/** The address on screen, base URL included; until hydrated it is the page's own, without query and hash. */
export function useLocation(): PageLocation {
  return useStore(useClient('useLocation').location)
}

/** Whether another page is being loaded, or failed to. */
export function useNavigationState(): NavigationState {
  return useStore(useClient('useNavigationState').navigation)
}
