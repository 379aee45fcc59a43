import { useSyncExternalStore } from 'react'

/** Returns false on the server and in the first browser render, so that both match. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
