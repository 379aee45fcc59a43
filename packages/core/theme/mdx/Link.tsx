import type { ComponentProps } from 'react'
import { useSite } from '../../client'
import { DATA, isExternal, toPageHref } from '../../model'
import { outwardProps, resolveHref } from '../layout/site-link'

/** Props of a link; `to` is an alias of `href`. */
export interface LinkProps extends ComponentProps<'a'> {
  to?: string
  /** Whether a path from the root gets the base URL. */
  autoAddBaseUrl?: boolean
}

/** A link in components and pages: a path from the root gets the base URL, others are relative to the page. */
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
