import { useLocation as useAddress } from '../../client'

/** Address of the page on screen, in the shape of the router that Docusaurus has. */
export function useLocation(): {
  pathname: string
  search: string
  hash: string
  key: string
  state: undefined
} {
  const { pathname, search, hash } = useAddress()
  return { pathname, search, hash, key: pathname, state: undefined }
}

/** Moves by the platform: whoever listens to navigation takes over. */
export function useHistory() {
  return {
    push: (to: string) => location.assign(to),
    replace: (to: string) => location.replace(to),
    goBack: () => history.back(),
  }
}
