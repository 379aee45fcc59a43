import { useSite } from '../../client'
import type { Logo } from '../../model'
import { isExternal } from '../../model'
import { outwardProps, resolveHref } from './site-link'

/** Logo and title, linked to the configured address or the home page. */
export function Brand({ onClick }: { onClick?: () => void }) {
  const { baseUrl, navbar, title } = useSite()
  const { logo } = navbar
  const href = logo?.href ?? '/'
  return (
    <a
      className="brand"
      href={resolveHref(baseUrl, href)}
      {...outwardProps(isExternal(href))}
      {...(logo?.target && { target: logo.target })}
      onClick={onClick}
    >
      {logo && (
        <LogoImage
          logo={logo}
          baseUrl={baseUrl}
          alt={logo.alt ?? (navbar.title ? '' : title)}
          place="navbar"
        />
      )}
      {navbar.title && <span>{navbar.title}</span>}
    </a>
  )
}

interface LogoImageProps {
  logo: Logo
  baseUrl: string
  alt: string
  /** Selects the rule in the site's stylesheet with the logo's configured style. */
  place: 'navbar' | 'footer'
}

/**
 * The logo of the colour mode; its configured `style` is in the stylesheet, because the content security policy
 * refuses style attributes.
 */
export function LogoImage({ logo, baseUrl, alt, place }: LogoImageProps) {
  const { src, srcDark, width, height, className } = logo
  const image = (source: string, mode?: string) => (
    <img
      src={resolveHref(baseUrl, source)}
      alt={alt}
      fetchPriority="low"
      width={width}
      height={height}
      className={[`logo-${place}`, mode, className].filter(Boolean).join(' ')}
    />
  )
  if (!srcDark || srcDark === src) return image(src)
  return (
    <>
      {image(src, 'for-light')}
      {image(srcDark, 'for-dark')}
    </>
  )
}
