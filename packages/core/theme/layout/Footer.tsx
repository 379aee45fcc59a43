import { type ClientSite, DATA, type FooterLink } from '../../model'
import { replaceable } from '../replaceable'
import { pageText } from '../text'
import { LogoImage } from './Brand'
import { outwardProps, resolveHref } from './site-link'

/** Content of <footer>; rendered at build time, inert in the browser. */
export const Footer = replaceable('Footer', ThemeFooter)

function ThemeFooter({ site }: { site: ClientSite }) {
  const { columns, copyright } = site.footer
  return (
    <div className="frame footer-inner">
      {columns.length > 0 && (
        <div className="footer-columns">
          {columns.map(column => (
            <FooterColumn key={column.title ?? column.items[0]?.href} {...column} baseUrl={site.baseUrl} />
          ))}
        </div>
      )}
      <div className="footer-end">
        <FooterLogo site={site} />
        {site.tagline && <p className="footer-tagline">{site.tagline}</p>}
        {site.offline && (
          <button type="button" className="footer-offline" {...{ [DATA.offline]: '' }}>
            {pageText.readOffline}
          </button>
        )}
        {copyright && <div dangerouslySetInnerHTML={{ __html: copyright }} />}
      </div>
    </div>
  )
}

function FooterColumn({ title, items, baseUrl }: { title?: string; items: FooterLink[]; baseUrl: string }) {
  return (
    <div>
      {title && <p className="footer-title">{title}</p>}
      <ul>
        {items.map(({ label, href, external }) => (
          <li key={href}>
            <a
              className={external ? 'external' : undefined}
              href={resolveHref(baseUrl, href)}
              {...outwardProps(external)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function FooterLogo({ site: { baseUrl, footer } }: { site: ClientSite }) {
  const { logo } = footer
  if (!logo) return null
  const image = <LogoImage logo={logo} baseUrl={baseUrl} alt={logo.alt ?? ''} place="footer" />
  if (!logo.href) return image
  return (
    <a href={resolveHref(baseUrl, logo.href)} target={logo.target}>
      {image}
    </a>
  )
}
