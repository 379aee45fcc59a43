import { useSyncExternalStore } from 'react'

/** False on the server and in the first render of the browser, so that both draw the same. */
export default function useIsBrowser(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
