import Head from '@theme/Head'
import Link from '@theme/Link'
import useBaseUrl from '@theme/useBaseUrl'
import { useLocation as useAddress } from 'inkstone/client'
import { type ReactNode, useEffect } from 'react'

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

type Address = string | { pathname?: string; search?: string; hash?: string }

function toHref(to: Address): string {
  if (typeof to === 'string') return to
  const { pathname = '', search, hash } = to
  return pathname + (search ? search.replace(/^\??/, '?') : '') + (hash ? hash.replace(/^#?/, '#') : '')
}

/** Moves by the platform: listeners of navigation take over. */
export function useHistory() {
  return {
    location: useLocation(),
    push: (to: Address) => location.assign(toHref(to)),
    replace: (to: Address) => location.replace(toHref(to)),
    goBack: () => history.back(),
  }
}

/** Leads on by itself, without a script as well. */
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
