import { isExternal, withBase } from '../../model'
import { LIVE_FRAME_POLICY, SECURITY_HEADERS } from '../../pipeline'

/** Headers of paths that match a pattern; patterns as `_headers` files understand them. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

export interface Redirect {
  from: string
  to: string
}

const YEAR = 'public, max-age=31536000, immutable'
const ALWAYS_ASK = 'public, max-age=0, must-revalidate'

/** What a host must send with which path; the preview server follows the same rules. */
export function headerRules(baseUrl: string, policy: string): HeaderRule[] {
  const base = (path: string) => withBase(baseUrl, path)
  return [
    {
      pattern: base('/*'),
      headers: {
        ...SECURITY_HEADERS,
        'Content-Security-Policy': `${policy}; frame-ancestors 'self'`,
        'Cache-Control': ALWAYS_ASK,
      },
    },
    { pattern: base('/assets/*'), headers: { 'Cache-Control': YEAR } },
    { pattern: base('/search-index/*'), headers: { 'Cache-Control': YEAR } },
    { pattern: base('/search-index/manifest.json'), headers: { 'Cache-Control': ALWAYS_ASK } },
    { pattern: base('/live-frame.html'), headers: { 'Content-Security-Policy': LIVE_FRAME_POLICY } },
    { pattern: base('/live-frame'), headers: { 'Content-Security-Policy': LIVE_FRAME_POLICY } },
    { pattern: base('/*.md'), headers: { 'Content-Type': 'text/markdown; charset=utf-8' } },
    { pattern: base('/llms.txt'), headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  ]
}

/** `_headers` as Netlify and Cloudflare Pages read it. */
export function makeHeadersFile(rules: HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** Redirects as hosts take them: with the base URL, percent-encoded; a foreign target stays as it is. */
export function resolveRedirects(baseUrl: string, redirects: Redirect[]): Redirect[] {
  const address = (path: string) => encodeURI(decodeURI(withBase(baseUrl, path)))
  return redirects.map(({ from, to }) => ({ from: address(from), to: isExternal(to) ? to : address(to) }))
}

/** `_redirects` as Netlify and Cloudflare Pages read it. */
export function makeRedirectsFile(redirects: Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/** `vercel.json`: the same rules for Vercel. */
export function makeVercelFile(rules: HeaderRule[], redirects: Redirect[]): string {
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
    headers: rules.map(({ pattern, headers }) => ({
      source: pattern.replace('/*.', '/(.*)\\.').replace(/\/\*$/, '/(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** A page for hosts that know no redirects. */
export function makeRedirectPage(target: string, origin: string): string {
  const canonical = new URL(target, origin).href.replace(/#.*$/, '')
  return `<!doctype html>
<html lang="zh-cn"><head><meta charset="utf-8"><title>${target}</title>
<meta http-equiv="refresh" content="0; url=${target}"><meta name="robots" content="noindex"><link rel="canonical" href="${canonical}">
</head><body><a href="${target}">${target}</a></body></html>
`
}
