import type { ComponentProps } from 'react'
import { useSite } from '../../client'
import { DATA, isExternal, toPageHref } from '../../model'
import { outwardProps, resolveHref } from '../layout/site-link'

/** Props of a link; `to` is another name for `href`. */
export interface LinkProps extends ComponentProps<'a'> {
  to?: string
}

/** How components and pages write a link: a path from the root gets the base URL, any other is seen from the page. */
export default function Link({ to, href = to ?? '', ...rest }: LinkProps) {
  const { baseUrl, trailingSlash } = useSite()
  const isRooted = /^(?:\/|pathname:|$)/.test(href)
  return (
    <a
      href={isRooted ? resolveHref(baseUrl, toPageHref(href, trailingSlash, baseUrl)) : href}
      {...outwardProps(isExternal(href))}
      {...(href.startsWith('pathname:') && { [DATA.unchecked]: 'true' })}
      {...rest}
    />
  )
}
