import {
  type ClientSite,
  DATA,
  DOCUSAURUS_META,
  escapeAttribute,
  escapeText,
  ID,
  NOT_FOUND_PATH,
  withBase,
} from '../model'
import type { PageInput, SiteTags } from './server-app'

/** Generator name and version, for crawlers. */
const GENERATOR = 'Inkstone 1.0.0'

interface DocumentInput extends Omit<PageInput, 'main' | 'sidebar' | 'slots'> {
  site: ClientSite
  body: string
  /** Scripts that run before the first paint; the content security policy allows them by hash. */
  inlineScripts: string[]
}

export function renderDocument(input: DocumentInput): string {
  const { site, block, assets, body, inlineScripts, contentSecurityPolicy } = input
  const { locale, colorMode } = site
  const ahead = assets.ahead.length > 0 ? ` ${DATA.ahead}="${assets.ahead.join(' ')}"` : ''
  return [
    '<!doctype html>',
    `<html lang="${escapeAttribute(locale.htmlLang)}" dir="${locale.direction}" class="${escapeAttribute(block.htmlClass)}" data-theme="${colorMode.defaultMode}">`,
    '<head>',
    '<meta charset="utf-8">',
    contentSecurityPolicy
      ? `<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(contentSecurityPolicy)}">`
      : '',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...inlineScripts.map(script => `<script>${script}</script>`),
    ...assets.styles.map(href => `<link rel="stylesheet" href="${href}">`),
    ...assets.scripts.map(src => `<script type="module" src="${src}"${ahead}></script>`),
    '<!--page-->',
    renderPageTags(input),
    '<!--/page-->',
    input.siteTags,
    '</head>',
    '<body>',
    // An empty element, because inserting one before the page later would make the browser recompute all
    // styles.
    `<div id="${ID.dialog}"></div>`,
    `<div id="${ID.app}">${body}</div>`,
    `<script type="application/json" id="${ID.page}">${jsonForScript(block)}</script>`,
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n')
}

/** Returns the head tags that differ between pages; navigation replaces them. */
function renderPageTags({ site, block, head, behaviourVersion }: DocumentInput): string {
  const meta = (name: string, content: string | undefined) =>
    content ? `<meta name="${name}" content="${escapeAttribute(content)}">` : ''
  const property = (name: string, content: string | undefined) =>
    content ? `<meta property="${name}" content="${escapeAttribute(content)}">` : ''
  const link = (rel: string, attributes: string) =>
    `<link rel="${rel}"${attributes} href="${escapeAttribute(head.canonical)}">`
  const locale = site.locale.htmlLang
  // The 404 page is served under the address of any missing page.
  const hasAddress = block.path !== NOT_FOUND_PATH
  return [
    `<title>${escapeText(head.title)}</title>`,
    meta('description', head.description),
    meta('keywords', head.keywords.join(',')),
    head.noindex ? meta('robots', 'noindex, nofollow') : '',
    hasAddress && link('canonical', ''),
    hasAddress && link('alternate', ` hreflang="${locale}"`),
    hasAddress && link('alternate', ' hreflang="x-default"'),
    property('og:title', head.title),
    property('og:description', head.description),
    hasAddress && property('og:url', head.canonical),
    property('og:locale', locale.replace('-', '_')),
    property('og:type', head.ogType),
    property('og:image', head.image),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:image', head.image),
    property('article:published_time', head.article?.published),
    ...(head.article?.authors ?? []).map(author => property('article:author', author)),
    ...(head.article?.tags ?? []).map(tag => property('article:tag', tag)),
    meta(DOCUSAURUS_META.locale, locale),
    meta(DOCUSAURUS_META.version, block.docs?.version),
    meta(DOCUSAURUS_META.tag, block.searchTag),
    meta('docsearch:language', locale),
    meta('docsearch:version', block.docs?.version),
    meta(DOCUSAURUS_META.searchTag, block.searchTag),
    meta('site-version', site.version),
    meta('behaviour-reference', behaviourVersion),
    head.tags ?? '',
    ...head.jsonLd.map(data => `<script type="application/ld+json">${jsonForScript(data)}</script>`),
  ]
    .filter(Boolean)
    .join('\n')
}

export function renderSiteTags(site: ClientSite, { favicon, feeds, extra }: SiteTags): string {
  const base = (path: string) => escapeAttribute(withBase(site.baseUrl, path))
  return [
    `<meta name="generator" content="${GENERATOR}">`,
    favicon ? `<link rel="icon" href="${base(favicon)}">` : '',
    ...feeds.map(
      feed =>
        `<link rel="alternate" type="${feed.type}" href="${base(feed.path)}" title="${escapeAttribute(feed.title)}">`,
    ),
    site.search.searchPagePath
      ? `<link rel="search" type="application/opensearchdescription+xml" title="${escapeAttribute(site.title)}" href="${base('/opensearch.xml')}">`
      : '',
    preconnectTag(site.search),
    extra,
  ]
    .filter(Boolean)
    .join('\n')
}

/** Returns a tag that connects to the hosted search service before the first query. */
function preconnectTag({ hosted }: ClientSite['search']): string {
  if (!hosted) return ''
  const own = { protocol: 'https', url: `${hosted.appId}-dsn.algolia.net`, port: undefined }
  const { protocol, url, port } = hosted.hosts?.find(({ accept }) => accept !== 'write') ?? own
  const origin = `${protocol}://${url}${port ? `:${port}` : ''}`
  return `<link rel="preconnect" href="${escapeAttribute(origin)}" crossorigin>`
}

/** Returns JSON that cannot close its script element. */
function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
