import SiteLink, { type LinkProps } from '@theme/Link'

interface Props extends LinkProps {
  isNavLink?: boolean
  activeClassName?: string
}

/** Drops props that only concern Docusaurus' navigation. */
export default function Link({ isNavLink: _, activeClassName: __, ...rest }: Props) {
  return <SiteLink {...rest} />
}
