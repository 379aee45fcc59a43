import { z } from 'zod'
import { isExternal, withBase, withSlash } from '../../model'
import { contentSecurityPolicy, LIVE_FRAME_POLICY, type Project, SECURITY_HEADERS } from '../../pipeline'
import { factsOf, type OutputEntry } from '../outputs/manifest'
import { coverPaths } from './cover-paths'

const headersSchema = z.record(z.string(), z.string())

/** Host-neutral rules for serving the site; host files and the preview server are generated from it. */
export const hostContractSchema = z.object({
  baseUrl: z.string(),
  /** Whether addresses of pages end with a slash. */
  trailingSlash: z.boolean(),
  headers: headersSchema,
  /** Headers of successful responses only, because errors must never be cached. */
  found: headersSchema,
  /**
   * Headers for some paths: `pattern` is an exact path or a prefix with "*"; no path gets the same header from
   * two patterns.
   */
  exceptions: z.array(z.object({ pattern: z.string(), headers: headersSchema })),
  redirects: z.array(z.object({ from: z.string(), to: z.string() })),
})

export type HostContract = z.output<typeof hostContractSchema>

export type Redirect = HostContract['redirects'][number]

export const CACHE_CONTROL = 'Cache-Control'
/** Cache header of errors on any path. */
export const NEVER_KEEP = 'no-store'
export const ALWAYS_ASK = 'public, max-age=0, must-revalidate'
const YEAR = 'public, max-age=31536000, immutable'
const POLICY = 'Content-Security-Policy'
const SHARING = 'Cross-Origin-Resource-Policy'

export function makeContract(project: Project, entries: OutputEntry[]): HostContract {
  const { site, inlineScripts } = project
  const headers = {
    ...SECURITY_HEADERS,
    // Without subdomains, which may belong to other sites.
    ...(site.url.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
    [POLICY]: `${contentSecurityPolicy(site, inlineScripts)}; frame-ancestors 'self'`,
    [SHARING]: 'same-origin',
  }
  const found = { [CACHE_CONTROL]: ALWAYS_ASK }
  return {
    baseUrl: site.baseUrl,
    trailingSlash: site.trailingSlash ?? false,
    headers,
    found,
    exceptions: findExceptions(site.baseUrl, { ...headers, ...found }, entries),
    redirects: resolveRedirects(
      site.baseUrl,
      site.trailingSlash ? inBothForms(site.redirects) : site.redirects,
    ),
  }
}

/** Redirects with and without trailing slash. */
function inBothForms(redirects: Redirect[]): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    [...new Set([from, withSlash(from, true)])].map(form => ({ from: form, to })),
  )
}

/** Returns the headers of an output that differ from the usual ones. */
function ownHeaders(entry: OutputEntry): Record<string, string> {
  const { caching, shared, evaluates } = factsOf(entry)
  return {
    ...(caching === 'immutable' ? { [CACHE_CONTROL]: YEAR } : {}),
    ...(caching === 'never' ? { [CACHE_CONTROL]: NEVER_KEEP } : {}),
    ...(shared ? { [SHARING]: 'cross-origin' } : {}),
    ...(evaluates ? { [POLICY]: LIVE_FRAME_POLICY } : {}),
  }
}

function findExceptions(
  baseUrl: string,
  usual: Record<string, string>,
  entries: OutputEntry[],
): HostContract['exceptions'] {
  const outputs = entries.map(entry => ({ path: encodeURI(entry.path), own: ownHeaders(entry) }))
  const found = new Map<string, Record<string, string>>()
  for (const name of [CACHE_CONTROL, SHARING, POLICY]) {
    const covered = coverPaths(outputs.map(({ path, own }) => ({ path, value: own[name] ?? usual[name]! })))
    for (const { pattern, value } of covered) {
      if (value === usual[name]) continue
      const at = withBase(baseUrl, pattern)
      found.set(at, { ...found.get(at), [name]: value })
    }
  }
  return [...found].map(([pattern, headers]) => ({ pattern, headers }))
}

export function headersFor(contract: HostContract, path: string, wasFound: boolean): Record<string, string> {
  const { headers, found, exceptions } = contract
  const own = exceptions.filter(({ pattern }) => matches(pattern, path)).map(rule => rule.headers)
  return Object.assign({}, headers, found, ...own, wasFound ? {} : { [CACHE_CONTROL]: NEVER_KEEP })
}

export function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}

/** Converts redirects to the form for hosts: with the base URL, percent-encoded; external targets stay unchanged. */
export function resolveRedirects(baseUrl: string, redirects: Redirect[]): Redirect[] {
  const address = (path: string) => encodeURI(decodeURI(withBase(baseUrl, path)))
  return redirects.map(({ from, to }) => ({ from: address(from), to: isExternal(to) ? to : address(to) }))
}
