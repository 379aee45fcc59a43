import { type ClientSite, DATA, type NavItem, type NavLink, withBase } from '../../model'
import { Icon } from '../layout/Icon'
import { replaceable } from '../replaceable'
import { pageText } from '../text'

const text = pageText.notFound

/** The 404 page, with a search field, pages with similar addresses, and the site's main sections. */
export const NotFoundPage = replaceable('NotFoundPage', ThemeNotFoundPage)

function ThemeNotFoundPage({ site }: { site: ClientSite }) {
  const ways = site.navbar.items.flatMap(listWays)
  return (
    <div className="not-found">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1>{pageText.notFoundTitle}</h1>
      <p className="lead">{text.text}</p>
      <p>{text.advice}</p>
      <a className="not-found-home" href={site.baseUrl}>
        {text.home}
      </a>
      <Search site={site} />
      {ways.length > 0 && (
        <nav className="ways-on" aria-label={text.waysOn}>
          {/* The runtime fills this list with pages of a similar address, or leaves it hidden. */}
          <div className="likely-pages" hidden>
            <h2>{text.likely}</h2>
            <ul {...{ [DATA.likelyPages]: '' }} />
          </div>
          <h2>{text.waysOn}</h2>
          <ul>
            {ways.map(way => (
              <li key={way.href}>
                <a href={withBase(site.baseUrl, way.href)}>{way.label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** A field that submits to the search page or, without one, a button that opens the dialog. */
function Search({ site: { baseUrl, search } }: { site: ClientSite }) {
  if (!search.searchPagePath)
    return (
      <button type="button" className="button button-primary" data-early="search" data-open-search>
        <Icon name="search" size={18} />
        {text.search}
      </button>
    )
  return (
    <search>
      <form className="not-found-search" action={withBase(baseUrl, search.searchPagePath)}>
        <input type="search" name="q" aria-label={text.search} placeholder={text.search} required />
        <button type="submit" className="button button-primary">
          <Icon name="search" size={18} />
          {text.submit}
        </button>
      </form>
    </search>
  )
}

/** Returns internal links of the navbar, one per item: for a dropdown its own or first link. */
function listWays(item: NavItem): Pick<NavLink, 'label' | 'href'>[] {
  if (item.type === 'link') return item.external || item.onlyWhenActive ? [] : [item]
  if (item.type !== 'dropdown') return []
  const href = item.href ?? item.items.flatMap(listWays)[0]?.href
  return href ? [{ label: item.label, href }] : []
}
