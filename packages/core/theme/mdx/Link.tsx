import type { ComponentProps } from 'react'
import { useSite } from '../../client'
import { DATA, isExternal, toPageHref } from '../../model'
import { outwardProps, resolveHref } from '../layout/site-link'

/** Props of a link; `to` is another name for `href`. */
export interface LinkProps extends ComponentProps<'a'> {
  to?: string
  /** Whether a path from the root gets the base URL. */
  autoAddBaseUrl?: boolean
}

/** How components and pages write a link: a path from the root gets the base URL, any other is seen from the page. */
export default function Link(props: LinkProps) {
  const { to, href = to ?? '', autoAddBaseUrl = true, ...rest } = props
  const { baseUrl, trailingSlash } = useSite()
  const isRooted = autoAddBaseUrl && /^(?:\/|pathname:|$)/.test(href)
  return (
    <a
      href={
        isRooted
          ? resolveHref(baseUrl, toPageHref(href, trailingSlash, baseUrl))
          : href.replace(/^pathname:\/\//, '')
      }
      {...outwardProps(isExternal(href))}
      {...(href.startsWith('pathname:') && { [DATA.unchecked]: 'true' })}
      {...rest}
    />
  )
}
