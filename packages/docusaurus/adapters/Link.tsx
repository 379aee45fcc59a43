import SiteLink, { type LinkProps } from '@theme/Link'

interface Props extends LinkProps {
  isNavLink?: boolean
  activeClassName?: string
}

/** What it is given for a navigation says nothing to a browser. */
export default function Link({ isNavLink: _, activeClassName: __, ...rest }: Props) {
  return <SiteLink {...rest} />
}
