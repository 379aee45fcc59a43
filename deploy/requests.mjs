// One table of requests that every host must answer alike. `npm test` runs it against the preview server and nginx,
// `npm run hosts` against every host that can run here.

const PAGE = { 'content-type': /^text\/html; ?charset=utf-8$/i }
const SAFE = {
  'content-security-policy': /^default-src 'none';.* frame-ancestors 'self'$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^SAMEORIGIN$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'strict-transport-security': /^max-age=\d+$/,
}
const YEAR = { 'cache-control': /^public, max-age=31536000, immutable$/ }
/** `_headers` is limited to a hundred rules, so files other than scripts and styles may have to be revalidated. */
const YEAR_IF_TOLD = { 'cache-control': /^public, ?max-age=(?:31536000, immutable|0, ?must-revalidate)$/ }
const ASK = { 'cache-control': /^public, ?max-age=0, ?must-revalidate$/ }
const NOT_KEPT = { 'cache-control': /^(?!.*(?:immutable|max-age=[1-9]))/ }
const OWN = { 'cross-origin-resource-policy': /^same-origin$/ }
const SHARED = { 'cross-origin-resource-policy': /^cross-origin$/ }
/** A redirect may be cached, but not for long. */
const NOT_KEPT_LONG = { 'cache-control': /^(?!.*(?:immutable|max-age=\d{5}))/ }
/** Any of these answers is allowed, but no redirect to another site. */
const NOWHERE = { status: [200, 301, 302, 308, 400, 404], headers: NOT_KEPT_LONG, own: true }
const LOST = { status: [404], headers: { ...NOT_KEPT, 'content-type': /^text\/html/, ...SAFE }, body: '404' }
/** Some servers refuse these requests before they look for a file. */
const REFUSED = { status: [400, 404], headers: NOT_KEPT }

/**
 * Returns the table for a site, given the result of `readSite`. Paths are without base URL; `to` is a target on
 * the same site.
 */
export function listRequests({
  baseUrl,
  page,
  parent,
  script,
  style,
  image,
  indexPart,
  twin,
  feed,
  staticImage,
  redirects,
}) {
  const base = path => baseUrl + path.slice(1)
  const at = (path, expected, request = {}) => ({ target: base(path), ...request, expect: expected })
  const found = (headers, rest = {}) => ({ status: [200], headers, ...rest })
  const moved = (to, status = [301, 308]) => ({ status, to: base(to), headers: NOT_KEPT_LONG })
  const lost = path => at(path, LOST)
  const method = (name, path, expected) => at(path, expected, { method: name })
  const given = (headers, path, expected) => at(path, expected, { headers })
  const raw = (target, expected) => ({ target, expect: expected })
  const hashless = script.replace(/-[\w-]{6,8}\./, '-gone0000.')

  return [
    // Pages
    at('/', found({ ...PAGE, ...SAFE, ...ASK, ...OWN })),
    at(page, found({ ...PAGE, ...SAFE, ...ASK, ...OWN })),
    at(`${page}?q=1`, found({ ...PAGE, ...ASK })),
    at('/search', found({ ...PAGE, ...SAFE })),
    at('/search?q=%E4%B8%AD', found(PAGE)),
    at('/blog', found({ ...PAGE, ...OWN })),
    at(parent, found(PAGE)),
    // Other forms of an address
    at(`${page}.html`, moved(page)),
    at(`${page}.html?q=1`, moved(`${page}?q=1`)),
    at(`${page}/`, moved(page)),
    at(`${page}/?q=1`, moved(`${page}?q=1`)),
    at('/index.html', moved('/')),
    at('/index.html?a=b', moved('/?a=b')),
    at('/search.html', moved('/search')),
    at('/blog/', moved('/blog')),
    at('/blog.html', moved('/blog')),
    // Redirects of the config
    ...redirects.map(({ from, to }) => at(from, moved(to))),
    at(`${redirects[0].from}?q=1`, moved(`${redirects[0].to}?q=1`)),
    // Missing files
    lost('/no/such/page'),
    lost('/no-such-page'),
    lost('/docs/no-such-page'),
    lost(`${page}.htm`),
    lost(`${page}x`),
    lost(`${page}/deeper`),
    at('/no/such/page/', { status: [301, 308, 404], to: base('/no/such/page'), headers: NOT_KEPT_LONG }),
    at('/no-such-page.html', { status: [301, 308, 404], to: base('/no-such-page'), headers: NOT_KEPT_LONG }),
    lost('/docs/no-such.md'),
    lost('/img/no-such.png'),
    // Hashed files: cached for a year if they exist, otherwise never
    at(script, found({ ...YEAR, 'content-type': /^(?:text|application)\/javascript/, ...SAFE })),
    at(style, found({ ...YEAR, 'content-type': /^text\/css/ })),
    at(image, found({ ...YEAR_IF_TOLD, ...SHARED, 'content-type': /^image\// })),
    lost(hashless),
    lost('/assets/no-such-file-00000000.css'),
    at('/assets/', { status: [301, 308, 404], to: base('/assets'), headers: NOT_KEPT_LONG }),
    lost('/assets'),
    // Search index
    at('/search-index/manifest.json', found({ ...ASK, 'content-type': /^application\/json/ })),
    at(indexPart, found({ ...YEAR_IF_TOLD, 'content-type': /^application\/json/ })),
    lost(indexPart.replace(/[^/]+$/, 'no-such.json')),
    lost('/search-index/000000/t0.json'),
    // Offline reading
    at('/offline.json', found({ ...ASK, 'content-type': /^application\/json/ })),
    at('/sw.js', found({ ...NOT_KEPT, 'content-type': /^(?:text|application)\/javascript/ })),
    // Files beside the pages
    at(twin, found({ ...ASK, 'content-type': /^text\/markdown; ?charset=utf-8$/i })),
    at(feed, found({ ...ASK, ...SHARED, 'content-type': /xml/ })),
    at('/sitemap.xml', found({ ...ASK, 'content-type': /xml/ })),
    at('/llms.txt', found({ ...ASK, 'content-type': /^text\/plain; ?charset=utf-8$/i })),
    at('/robots.txt', found({ 'content-type': /^text\/plain/ })),
    at('/opensearch.xml', found({ 'content-type': /xml/ })),
    at(staticImage, found({ ...ASK, ...SHARED, 'content-type': /^image\// })),
    // Files that must not be public
    at('/_headers', { status: [404], headers: NOT_KEPT }),
    at('/_redirects', { status: [404], headers: NOT_KEPT }),
    at('/.git/config', { status: [404], headers: NOT_KEPT }),
    at('/package.json', { status: [404], headers: NOT_KEPT }),
    // Path traversal, and redirects to other sites
    raw('//evil.example/', NOWHERE),
    raw('//evil.example', NOWHERE),
    raw('//evil.example/x.html', NOWHERE),
    raw('///evil.example/index.html', NOWHERE),
    raw('/\\evil.example/', NOWHERE),
    raw('/%5Cevil.example/', NOWHERE),
    raw('/%2F%2Fevil.example/', NOWHERE),
    raw('/%2fevil.example/x.html', NOWHERE),
    raw('/.//evil.example/', NOWHERE),
    raw('/..//evil.example/', NOWHERE),
    raw(`${base('/')}/evil.example/`, NOWHERE),
    raw('/%0d%0aLocation:%20//evil.example/', NOWHERE),
    raw(base('/docs/%2e%2e/%2e%2e/package.json'), REFUSED),
    raw(base('/../package.json'), REFUSED),
    raw(base('/..%2fpackage.json'), REFUSED),
    raw(base('/assets/../../package.json'), REFUSED),
    raw(base('/%2e%2e%5cpackage.json'), REFUSED),
    raw(base('/docs/%00intro'), REFUSED),
    raw(base('/docs/intro%00.html'), { ...REFUSED, status: [301, 308, 400, 404] }),
    raw(base('/%'), REFUSED),
    raw(base('/%zz'), REFUSED),
    raw(base('/%ff%fe'), REFUSED),
    raw(base(`/${'a'.repeat(8000)}`), { status: [400, 404, 414, 431], headers: NOT_KEPT }),
    raw('//', { status: [200, 301, 302, 308, 400, 404], headers: NOT_KEPT_LONG, own: true }),
    raw('http://x:99999/', { status: [200, 301, 302, 400, 404], headers: NOT_KEPT_LONG, own: true }),
    // Methods
    method('HEAD', page, { status: [200], headers: { ...PAGE, ...SAFE, ...ASK }, body: '' }),
    method('HEAD', '/no/such/page', { status: [404], headers: NOT_KEPT, body: '' }),
    method('POST', page, { status: [405], headers: NOT_KEPT }),
    method('PUT', '/new.html', { status: [404, 405], headers: NOT_KEPT }),
    method('DELETE', page, { status: [405], headers: NOT_KEPT }),
    method('OPTIONS', page, { status: [200, 204, 405], headers: NOT_KEPT_LONG }),
    // Ranges
    given({ range: 'bytes=0-9' }, staticImage, { status: [200, 206], headers: {} }),
    given({ range: 'bytes=5-2' }, staticImage, { status: [200, 416], headers: {} }),
    given({ range: 'bytes=99999999-' }, staticImage, { status: [200, 416], headers: {} }),
    given({ range: 'bytes=-5' }, staticImage, { status: [200, 206], headers: {} }),
    given({ range: 'lines=1' }, page, { status: [200, 416], headers: {} }),
    // Conditions, encodings, names
    given({ 'if-none-match': '{etag}' }, page, { status: [304], headers: {} }),
    given({ 'if-none-match': '"other"' }, page, found(PAGE)),
    given({ 'accept-encoding': 'gzip' }, page, found(PAGE, { encodings: ['gzip', undefined] })),
    given({ 'accept-encoding': 'br, gzip' }, page, found(PAGE, { encodings: ['br', 'gzip', undefined] })),
    given(
      { 'accept-encoding': 'identity' },
      page,
      found(PAGE, { encodings: [undefined], body: '<!doctype html>' }),
    ),
    given({ 'accept-encoding': 'gzip' }, '/no/such/page', { status: [404], headers: NOT_KEPT }),
    given({ host: 'evil.example' }, page, { status: [200, 403, 421], headers: {} }),
    given({ host: 'evil.example' }, `${page}.html`, {
      status: [301, 308, 403, 421],
      to: base(page),
      headers: {},
    }),
    given({ 'x-forwarded-host': 'evil.example' }, `${page}/`, moved(page)),
  ]
}
