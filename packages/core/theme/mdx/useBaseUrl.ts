import { useSite } from '../../client'
import { resolveHref } from '../layout/site-link'

interface Options {
  forcePrependBaseUrl?: boolean
  absolute?: boolean
}

export function useBaseUrlUtils(): { withBaseUrl(path: string, options?: Options): string } {
  const { baseUrl, url } = useSite()
  return {
    withBaseUrl: (path, { absolute = false } = {}) => {
      // "img/x.png" also counts as a path of the site, as in Docusaurus.
      const rooted = /^(?:[a-z]+:|\/\/|#|\/)/i.test(path) || path === '' ? path : `/${path}`
      const href = rooted.startsWith(baseUrl) && baseUrl !== '/' ? rooted : resolveHref(baseUrl, rooted)
      return absolute && href.startsWith('/') ? url + href : href
    },
  }
}

export default function useBaseUrl(path: string, options?: Options): string {
  return useBaseUrlUtils().withBaseUrl(path, options)
}
