import { withBase } from '../../model'
import type { OutputEntry } from '../outputs/manifest'
import { ALWAYS_ASK, CACHE_CONTROL, type HostContract, headersFor } from './contract'
import { coverPaths } from './cover-paths'

/** Maximum number of rules that Cloudflare Pages reads. */
const MAX_RULES = 100

interface Rule {
  pattern: string
  headers: Record<string, string>
}

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. They join the values of all matching rules, so no header
 * may be in two of those; and they may send a rule's headers with a 404, so files with long-term caching are
 * listed one by one.
 */
export function makeHeadersFile(contract: HostContract, entries: OutputEntry[]): string {
  return [everywhere(contract), ...byArea(contract, entries), ...ownCaching(contract, entries)]
    .reduce(mergeSamePattern, [] as Rule[])
    .slice(0, MAX_RULES)
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n\n')
    .concat('\n')
}

/** Returns the headers that have exceptions. */
function varying({ exceptions }: HostContract): Set<string> {
  return new Set(exceptions.flatMap(({ headers }) => Object.keys(headers)))
}

function everywhere(contract: HostContract): Rule {
  const differing = varying(contract)
  const headers = Object.entries(contract.headers).filter(([name]) => !differing.has(name))
  return { pattern: withBase(contract.baseUrl, '/*'), headers: Object.fromEntries(headers) }
}

/** Returns rules for headers with exceptions, grouped by path prefix. */
function byArea(contract: HostContract, entries: OutputEntry[]): Rule[] {
  return [...varying(contract)]
    .filter(name => name !== CACHE_CONTROL)
    .flatMap(name => {
      const values = entries.map(({ path }) => {
        const address = encodeURI(path)
        return {
          path: address,
          value: headersFor(contract, withBase(contract.baseUrl, address), true)[name]!,
        }
      })
      return coverPaths(values).map(({ pattern, value }) => ({
        pattern: withBase(contract.baseUrl, pattern),
        headers: { [name]: value },
      }))
    })
    .sort((a, b) => rank(a) - rank(b))

  /** If there are too many rules, those that repeat the default for a single page are dropped first. */
  function rank({ pattern, headers }: Rule): number {
    const isUsual = Object.entries(headers).every(([name, value]) => contract.headers[name] === value)
    if (!isUsual) return 0
    return pattern.endsWith('*') ? 1 : 3
  }
}

/**
 * Returns the rules for long-term caching, scripts and styles first, because they block the page. Hosts
 * revalidate all other files by default.
 */
function ownCaching(contract: HostContract, entries: OutputEntry[]): Rule[] {
  const rank = ({ path, kind }: OutputEntry) => {
    if (kind === 'service-worker') return 0
    if (/\.(?:js|css)$/.test(path)) return 1
    return /\.(?:json|woff2?)$/.test(path) ? 2 : 3
  }
  return [...entries]
    .sort((a, b) => rank(a) - rank(b))
    .map(({ path }) => withBase(contract.baseUrl, encodeURI(path)))
    .map(pattern => ({ pattern, value: headersFor(contract, pattern, true)[CACHE_CONTROL]! }))
    .filter(({ value }) => value !== ALWAYS_ASK)
    .map(({ pattern, value }) => ({ pattern, headers: { [CACHE_CONTROL]: value } }))
}

function mergeSamePattern(rules: Rule[], rule: Rule): Rule[] {
  const same = rules.find(({ pattern }) => pattern === rule.pattern)
  if (same) Object.assign(same.headers, rule.headers)
  else rules.push(rule)
  return rules
}
