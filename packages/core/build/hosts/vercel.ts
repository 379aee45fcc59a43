import { escapeRegExp, NOT_FOUND_PATH, withBase } from '../../model'
import type { OutputEntry } from '../outputs/manifest'
import { CONTENT_TYPES } from './content-types'
import { CACHE_CONTROL, type HostContract, NEVER_KEEP } from './contract'

/**
 * Returns `config.json` of Vercel's Build Output API, version 3. Unlike `vercel.json`, it can distinguish found
 * files from missing ones, so that errors are never cached.
 */
export function makeVercelConfig(contract: HostContract, entries: OutputEntry[]): string {
  const { baseUrl, headers, exceptions, redirects, trailingSlash } = contract
  const base = escapeRegExp(baseUrl)
  const at = (pattern: string) =>
    `^${pattern.endsWith('*') ? `${escapeRegExp(pattern.slice(0, -1))}.*` : escapeRegExp(pattern)}$`
  const routes = [
    { src: '^/.*$', headers, continue: true },
    ...exceptions.map(({ pattern, headers: { [CACHE_CONTROL]: _, ...own } }) => ({
      src: at(pattern),
      headers: own,
      continue: true,
    })),
    ...redirects.map(({ from, to }) => ({ src: at(from), status: 301, headers: { Location: to } })),
    { src: `^${base}index\\.html$`, status: 301, headers: { Location: baseUrl } },
    ...(baseUrl === '/'
      ? []
      : [{ src: `^(?:/|${base.slice(0, -1)})$`, status: 301, headers: { Location: baseUrl } }]),
    ...(trailingSlash ? SLASHED : PLAIN).map(({ src, Location }) => ({
      src,
      status: 301,
      headers: { Location },
    })),
    { src: `^${base}_(?:headers|redirects)$`, status: 404 },
    { src: '^.*/\\..*$', status: 404 },
    { handle: 'filesystem' },
    { handle: 'error' },
    {
      src: '^.*$',
      status: 404,
      dest: withBase(baseUrl, NOT_FOUND_PATH),
      headers: { [CACHE_CONTROL]: NEVER_KEEP },
    },
    // Vercel revalidates all other files by default.
    { handle: 'hit' },
    ...exceptions
      .filter(({ headers }) => CACHE_CONTROL in headers)
      .map(({ pattern, headers }) => ({
        src: at(pattern),
        headers: { [CACHE_CONTROL]: headers[CACHE_CONTROL] },
        continue: true,
      })),
  ]
  return `${JSON.stringify({ version: 3, routes, overrides: makeOverrides(baseUrl, entries) }, null, 2)}\n`
}

/** Redirects to the canonical address; the target may still not exist. */
const PLAIN = [{ src: '^((?:/[^/?\\\\]+)+?)(?:/index\\.html|\\.html|/)$', Location: '$1' }]
const SLASHED = [
  { src: '^((?:/[^/?\\\\]+)+?)(?:/index)?\\.html$', Location: '$1/' },
  // A path with an extension is a file.
  { src: '^((?:/[^/?\\\\]+)*/[^/?\\\\.]+)$', Location: '$1/' },
]

/** Maps pages to addresses without extension. */
function makeOverrides(baseUrl: string, entries: OutputEntry[]): Record<string, object> {
  const prefix = baseUrl.slice(1)
  const pages = entries.filter(({ file, kind }) => file.endsWith('.html') && kind !== 'static')
  return Object.fromEntries(
    pages.map(({ file, path }) => [
      prefix + file,
      {
        path: prefix + (path.endsWith('/') ? `${path.slice(1)}index` : path.slice(1)),
        contentType: CONTENT_TYPES.html,
      },
    ]),
  )
}
