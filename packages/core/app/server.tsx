import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { ClientProvider, createClient, type ShellClient } from '../client'
import { BREAK_SCRIPT, LAYOUT_SCRIPT, type PageBlock, type PagePlace, type SidebarNode } from '../model'
import { clientText } from '../theme'
import {
  blameNavbar,
  createBaseUrlBannerScript,
  createSiteStyles,
  createStaticSidebar,
  EntryList,
  Footer,
  Main,
  mdxComponents,
  type OwnParts,
  PartsProvider,
  pageText,
} from '../theme/server'
import { App } from './App'
import { renderDocument, renderSiteTags } from './document'
import { asPageModule, withPageWarnings } from './island'
import { htmlComponent, mdxModule, pagePackages } from './mdx'
import type { PageComponent, ServerModule } from './server-app'
import { drawSettled, settle } from './settle'

/** Placeholder for the data of a page, outside of pages. */
const NO_PAGE: PageBlock = { build: '', path: '/', title: '', htmlClass: '', searchTag: 'default' }

function renderApp(client: ShellClient, html: { footerHtml: string; navbarHtml?: string }): string {
  try {
    return renderToString(<App client={client} {...html} />)
  } catch (error) {
    throw blameNavbar(client, error)
  }
}

export const createServerApp: ServerModule['createServerApp'] = (
  site,
  { baseUrlBanner, earlyScript, parts = {} },
) => {
  const clientAt = (place?: PagePlace) =>
    createClient({ site, text: clientText, page: { ...NO_PAGE, ...place }, main: '', sidebar: '' })
  // The site's replacements for theme parts may use the site's data, as links do.
  const partsClient = clientAt()
  const renderParts = (content: ReactNode) =>
    renderToStaticMarkup(
      <ClientProvider client={partsClient}>
        <PartsProvider value={parts as OwnParts}>{content}</PartsProvider>
      </ClientProvider>,
    )
  const footerHtml = renderParts(<Footer site={site} />)
  const banner = baseUrlBanner ? createBaseUrlBannerScript(site.baseUrl) : undefined

  const sidebars = new WeakMap<SidebarNode[], (path: string) => string>()
  const sidebarOf = (nodes: SidebarNode[]) => {
    const draw = sidebars.get(nodes) ?? createStaticSidebar(nodes, site.baseUrl)
    sidebars.set(nodes, draw)
    return draw
  }

  return {
    titles: {
      archive: pageText.archive,
      tags: pageText.allTags,
      authors: pageText.authors,
      search: pageText.searchTitle,
      notFound: pageText.notFoundTitle,
    },
    components: mdxComponents,
    packages: pagePackages(),
    inlineScripts: [earlyScript, ...(banner ? [banner] : []), BREAK_SCRIPT, LAYOUT_SCRIPT],
    mdxModule,
    htmlComponent,
    asPageModule,
    withPageWarnings,
    renderComponent(component: PageComponent, { props = {}, idPrefix, place, isCode } = {}) {
      const Page = component as ComponentType<Record<string, unknown>>
      const whole = (
        <ClientProvider client={clientAt(place)}>
          <Page {...props} />
        </ClientProvider>
      )
      return settle(() => {
        // Static markup does not show whether a fallback was rendered.
        if (isCode) drawSettled(whole)
        return renderToStaticMarkup(whole, { identifierPrefix: idPrefix })
      })
    },
    footerHtml,
    siteStyles: () => createSiteStyles(site),
    siteTags: tags => renderSiteTags(site, tags),
    renderEntries: items => renderToStaticMarkup(<EntryList items={items} baseUrl={site.baseUrl} />),
    renderMain: content => renderParts(<Main site={site} content={content} />),
    renderPage({ sidebar: nodes, slots, ...input }) {
      const { block, main } = input
      const sidebar = nodes ? sidebarOf(nodes)(block.path) : ''
      const client = createClient({ site, text: clientText, page: block, main, sidebar })
      const below = slots.footer ? `<div class="frame footer-slot">${slots.footer}</div>` : ''
      return renderDocument({
        ...input,
        site,
        body: renderApp(client, { footerHtml: footerHtml + below, navbarHtml: slots.navbar }),
        inlineScripts: block.path === '/' && banner ? [earlyScript, banner] : [earlyScript],
      })
    },
  }
}
