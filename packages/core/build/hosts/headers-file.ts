import { withBase } from '../../model'
import type { OutputEntry } from '../outputs/manifest'
import { ALWAYS_ASK, CACHE_CONTROL, type HostContract, headersFor } from './contract'
import { coverPaths } from './cover-paths'

/** Cloudflare Pages reads no more rules than this. */
const MAX_RULES = 100

interface Rule {
  pattern: string
  headers: Record<string, string>
}

/**
 * `_headers` as Netlify and Cloudflare Pages read it. They join the values of all rules that match a path, so no
 * header stands in two of those; and they may send a rule's headers with a 404 too, so what may be kept for a year is
 * named file by file.
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

/** Headers that differ somewhere. */
function varying({ exceptions }: HostContract): Set<string> {
  return new Set(exceptions.flatMap(({ headers }) => Object.keys(headers)))
}

function everywhere(contract: HostContract): Rule {
  const differing = varying(contract)
  const headers = Object.entries(contract.headers).filter(([name]) => !differing.has(name))
  return { pattern: withBase(contract.baseUrl, '/*'), headers: Object.fromEntries(headers) }
}

/** Headers that differ, for as much of the site as has the same value. What hosts do by themselves is left to them. */
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

  /** When rules must be left out, those that only repeat what is usual for a single page go first. */
  function rank({ pattern, headers }: Rule): number {
    const isUsual = Object.entries(headers).every(([name, value]) => contract.headers[name] === value)
    if (!isUsual) return 0
    return pattern.endsWith('*') ? 1 : 3
  }
}

/** Scripts and styles first, since a page waits for them. What hosts do by themselves, asking each time, is left to them. */
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
