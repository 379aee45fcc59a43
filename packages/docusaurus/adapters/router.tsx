import Head from '@theme/Head'
import Link from '@theme/Link'
import useBaseUrl from '@theme/useBaseUrl'
import { useLocation as useAddress } from 'inkstone/client'
import { type ReactNode, useEffect } from 'react'

/** Returns the current location in the form of Docusaurus' router. */
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

type Address = string | { pathname?: string; search?: string; hash?: string }

function toHref(to: Address): string {
  if (typeof to === 'string') return to
  const { pathname = '', search, hash } = to
  return pathname + (search ? search.replace(/^\??/, '?') : '') + (hash ? hash.replace(/^#?/, '#') : '')
}

/** Navigates with the platform's API; the runtime's listeners handle it. */
export function useHistory() {
  return {
    location: useLocation(),
    push: (to: Address) => location.assign(toHref(to)),
    replace: (to: Address) => location.replace(toHref(to)),
    goBack: () => history.back(),
  }
}

/** Redirects even without a script. */
export function Redirect({ to: target }: { to: Address }): ReactNode {
  const to = toHref(target)
  const address = useBaseUrl(to)
  useEffect(() => location.replace(address), [address])
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${address}`} />
      </Head>
      <Link to={to}>{to}</Link>
    </>
  )
}
