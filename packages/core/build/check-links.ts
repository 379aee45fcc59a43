import { readFileSync } from 'node:fs'
import { nearestFirst, nearestName } from '../config'
import { type ArticleFacts, cleanPath, decoded, isExternal, withoutBase } from '../model'
import { join } from '../paths'
import { type FaultSetting, listChoices, type Problem, splitProblems, withSetting } from '../report'
import type { PageRecord } from './page-record'

/** A source of links: a page, or a file whose links are on many pages. */
export type LinkSource = Pick<PageRecord, 'path' | 'source'> & { facts: Pick<ArticleFacts, 'links'> }

/** A link target; its own links are only checked if it has a source. */
export type LinkedPage = Pick<PageRecord, 'path' | 'source'> & {
  facts: Pick<ArticleFacts, 'links' | 'anchors'>
  problems?: Problem[]
}

interface Input {
  root: string
  baseUrl: string
  records: LinkedPage[]
  /** Problems from reading the page files. */
  loadProblems?: Problem[]
  /** Folder to name in the remedy for a missing page. */
  pageFolder?: string
  others?: LinkSource[]
  /** All valid link targets of the site, pages or not, without base URL. */
  linkable: Set<string>
  settings?: {
    onBrokenLinks: FaultSetting
    onBrokenAnchors: FaultSetting
    /** Severity for links in tags; can only lower the general one. */
    onBrokenTagLinks?: FaultSetting
  }
}

const STRICT = { onBrokenLinks: 'throw', onBrokenAnchors: 'throw' } as const

interface Fault {
  setting: 'onBrokenLinks' | 'onBrokenAnchors'
  what: string
}

export function checkLinks({
  root,
  baseUrl,
  records,
  loadProblems = [],
  pageFolder = 'pages',
  others = [],
  linkable,
  settings = STRICT,
}: Input): Problem[] {
  const anchors = new Map(
    records.map(({ path, facts }) => [withoutSlash(path).toLowerCase(), new Set(facts.anchors)]),
  )
  const failed = new Set(findFailed(records, loadProblems))
  const problems: Problem[] = []
  // Pages without a source are generated from checked data.
  for (const record of [...others, ...records.filter(({ source }) => source)]) {
    for (const { href, kind, inTag } of record.facts.links) {
      if (!isChecked({ href, kind })) continue
      const fault = findFault(href, record.path)
      if (!fault) continue
      const problem = { what: fault.what, where: locate(record, href), remedy: remedyFor(href, record.path) }
      const reported = withSetting(problem, settings[fault.setting])
      const { onBrokenTagLinks = 'throw' } = settings
      problems.push(...(inTag ? reported.flatMap(mild => withSetting(mild, onBrokenTagLinks)) : reported))
    }
  }
  return problems

  function findFault(href: string, from: string): Fault | null {
    // An exact match: an unreachable address is reported where it is defined.
    if (anchors.has((withoutBase(baseUrl, href) ?? '').toLowerCase())) return null
    const [, rawPath = '', hash = ''] = /^([^?#]*)[^#]*(?:#(.*))?$/.exec(href)!
    const path = resolvePath(rawPath, { from, baseUrl })
    if (path === null)
      return {
        setting: 'onBrokenLinks',
        what: `the link ${href} is outside the site's base URL ${baseUrl}`,
      }
    const clean = cleanPath(path).toLowerCase()
    const known = anchors.get(clean)
    if (!known) {
      // A static folder may contain an index page, which every host serves at the folder's address.
      const files = [path, clean, `${clean}/`, `${cleanPath(path)}/index.html`]
      if (files.some(file => linkable.has(file))) return null
      return { setting: 'onBrokenLinks', what: `the link ${href} points to a page that does not exist` }
    }
    // "#top" exists on every page.
    if (!hash || hash === 'top' || known.has(decoded(hash)) || failed.has(clean)) return null
    return {
      setting: 'onBrokenAnchors',
      what: `the link ${href} points to an anchor that its page does not have`,
    }
  }

  /** Finds the line to edit; links rendered by components have none. */
  function locate({ source, path }: LinkSource, href: string): Problem['where'] {
    if (!source) return { file: path }
    // The home page's address is "/", which occurs in every file.
    if (href === baseUrl) return { file: source }
    const lines = readFileSync(join(root, source), 'utf8').split('\n')
    const written = withoutBase(baseUrl, href) ?? href
    const needles = [
      written,
      decoded(written),
      // An external address without a protocol is parsed as a path; the author wrote it without the slash.
      written.replace(/^\//, ''),
      href.split('#')[1] ?? '',
      href.split('/').pop()?.split('#')[0] ?? '',
    ].filter(Boolean)
    for (const needle of needles) {
      const index = lines.findIndex(line => line.includes(needle))
      if (index >= 0) return { file: source, line: index + 1 }
    }
    return { file: source }
  }

  function remedyFor(href: string, from: string): string {
    if (/^[^/@]+@[^/@]+\.\w+$/.test(href)) return `For an email address, write mailto:${href}`
    const [, host] =
      /^\/?((?:www\.)?[\w-]+\.(?:com|org|net|io|dev|cn)\b.*|www\.[^/]+\.\w+.*)$/.exec(href) ?? []
    if (host) return `For another site, write https://${host}`
    const [path = '', hash] = href.split('#')
    if (path === baseUrl)
      return `add ${pageFolder}/index.tsx to the site, or a redirect from "/" to its config`
    const clean = cleanPath(resolvePath(path, { from, baseUrl }) ?? path)
    const target = anchors.get(clean.toLowerCase())
    if (target && hash) {
      const written = nearestFirst(hash, [...target].filter(isWritten))
      return written.length ? `Anchors of that page: ${listChoices(written)}` : 'That page has no anchors'
    }
    const name = path.split('/').pop()?.toLowerCase() ?? ''
    // In their written form: addresses are compared case-insensitively, but reported as written.
    const paths = records.map(record => record.path)
    const near = paths.filter(key => name.length > 2 && key.toLowerCase().includes(name)).slice(0, 3)
    if (near.length === 0 && /\.(?!html?$)\w+$/.test(clean))
      return `put the file at static${clean}, or fix the address`
    const guess = nearestName(clean, paths)
    if (near.length === 0 && guess) near.push(guess)
    return near.length ? `did you mean ${near.join(' or ')}?` : 'Fix the address, or remove the link'
  }
}

/** Links to missing source files are reported when the page is compiled. */
function isChecked({ href, kind }: ArticleFacts['links'][number]): boolean {
  return kind === 'link' && !isExternal(href) && !/\.mdx?(?:#|$)/.test(href)
}

/** Resolves a path relative to its page, as a browser does; without base URL. */
function resolvePath(path: string, { from, baseUrl }: { from: string; baseUrl: string }): string | null {
  if (path === '') return from
  // Normalizes "/." and "/a/../b".
  if (path.startsWith('/'))
    return withoutBase(baseUrl, decoded(path.includes('/.') ? new URL(path, 'http://x').pathname : path))
  return decoded(new URL(path, `http://x${encodeURI(from)}`).pathname)
}

/** Returns the lower-case addresses of the pages whose anchors are needed to check the links. */
export function anchoredPages({ path: from, facts }: LinkSource, baseUrl: string): string[] {
  return facts.links.flatMap(link => {
    const [path = '', hash] = link.href.split('#')
    const target = hash && isChecked(link) ? resolvePath(path.split('?')[0]!, { from, baseUrl }) : null
    return target === null ? [] : [cleanPath(target).toLowerCase()]
  })
}

/** Returns pages with errors, which are reported separately: their anchors may be missing only for that reason. */
function findFailed(records: LinkedPage[], loadProblems: Problem[]): string[] {
  const seen = new Set<string>()
  const faulty = new Set(splitProblems(loadProblems).errors.map(({ where }) => where?.file))
  return records.flatMap(({ path, source, problems = [] }) => {
    const key = withoutSlash(path).toLowerCase()
    const isTwin = seen.has(key)
    seen.add(key)
    return isTwin || faulty.has(source) || splitProblems(problems).errors.length > 0 ? [key] : []
  })
}

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}

/** Whether an id is meaningful to authors, in contrast to generated ids of the layout, footnotes and React. */
function isWritten(id: string): boolean {
  return !/[:«»]|^_?R_|^(?:user-content-)?fn(?:ref)?-|^drawing-/.test(id)
}
