import { existsSync, statSync } from 'node:fs'
import { type Content, isFolderIndex } from '../../content'
import type { Asset as PageAsset, SourceLink, SourceRecord } from '../../markdown'
import {
  type AddressForm,
  decoded,
  isExternal,
  toPageHref,
  withBase,
  withoutOwnBase,
  withSlash,
} from '../../model'
import { basename, dirname, join, relative, resolve } from '../../paths'
import { type FaultSetting, type Problem, withSetting } from '../../report'
import type { Assets } from '../modules/assets'
import { staticPlaces } from '../project/static-folders'

interface Input {
  root: string
  siteDir: string
  baseUrl: string
  /** Absolute paths of the static folders. */
  statics: string[]
  file: string
  slug?: string
  /** Absolute path of the docs or blog folder of the source: links may be relative to it. */
  contentDir?: string
  /**
   * Whether page addresses end with a slash; if so, relative links treat the page as a folder. If undefined,
   * only index pages are treated so.
   */
  trailingSlash?: boolean
  onBrokenImages?: FaultSetting
  assets: Assets
  record: SourceRecord
}

/** Resolves links and images of one source file to addresses. */
export interface LinkResolver {
  link(href: string): string | SourceLink | Problem
  asset(src: string, written?: { inTag?: boolean }): PageAsset | Problem
}

/** Creates the resolver of one source; the pages it links to may still be unknown. */
export function createLinkResolver(input: Input): LinkResolver {
  const {
    root,
    siteDir,
    baseUrl,
    statics,
    file,
    slug,
    contentDir = siteDir,
    assets,
    record,
    trailingSlash,
    onBrokenImages = 'throw',
  } = input
  // An address that starts with the base URL is kept, as in Docusaurus.
  const base = (path: string) => withBase(baseUrl, withoutOwnBase(baseUrl, path))
  const absolute = (path: string) =>
    path.startsWith('@site/')
      ? join(siteDir, path.slice(6))
      : resolve(dirname(file), decoded(path, decodeURI))
  const kindOf = (path: string) => {
    record.reads.push(path)
    const stat = statSync(path, { throwIfNoEntry: false })
    return stat ? (stat.isFile() ? 'file' : 'folder') : 'nothing'
  }
  const publish = (path: string) => {
    const asset = assets.look(path)
    record.assets.push(asset)
    return asset
  }

  /** Looks relative to the source, then in its docs folder, then in the site folder. */
  const findSource = (path: string) => {
    const inside = decoded(path, decodeURI).replace(/^\//, '')
    const places = [join(contentDir, inside), join(siteDir, inside)]
    const candidates = path.startsWith('/') ? places : [absolute(path), ...places]
    // Recorded as existence only, so that an edit of the page does not invalidate all pages that link to it.
    if (existsSync(candidates[0]!)) {
      record.found.push(candidates[0]!)
      return candidates[0]!
    }
    return candidates.find(candidate => kindOf(candidate) === 'file') ?? candidates[0]!
  }

  /** Finds a file in the static folders, or the place where it should be; the path may start with the base URL. */
  const findRooted = (src: string) => {
    const paths = [...new Set([src, withoutOwnBase(baseUrl, src)])]
    const places = paths.map(path => staticPlaces(statics, path))
    const all = places.flat()
    return all.find(place => kindOf(place) === 'file') ?? all.find(existsSync) ?? places.at(-1)![0]!
  }

  return {
    link(href) {
      if (href.startsWith('pathname://')) return base(href.slice('pathname://'.length))
      if (isExternal(href) || href.startsWith('#') || href === '') return href
      const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/.exec(href)!
      if (path.includes('\\')) return { ...backslashes(path), isBrokenLink: true }
      const isRooted = path.startsWith('/')
      const isStatic = () =>
        isRooted && staticPlaces(statics, decoded(path, decodeURI)).some(place => kindOf(place) === 'file')
      if (/\.mdx?$/.test(path) && !isStatic())
        return { target: relative(siteDir, findSource(path)), suffix, written: path }
      if (isRooted && trailingSlash) return base(isStatic() ? path : withSlash(path, true)) + suffix
      if (isRooted) return base(path.replace(/(.)\/$/, '$1')) + suffix
      if (/\.\w+$/.test(path) && kindOf(absolute(path)) === 'file')
        return publish(absolute(path)).url + suffix
      // Docusaurus ends the address of an index page with a slash unless configured otherwise.
      const isIndex = () => isFolderIndex(basename(file).replace(/\.mdx?$/, ''), basename(dirname(file)))
      if (path && (trailingSlash ?? slug?.endsWith('/') ?? isIndex()))
        return { target: relative(siteDir, file), suffix, written: path, below: path }
      return href
    },
    asset(written, { inTag = false } = {}) {
      if (isExternal(written) || written.startsWith('data:')) return { url: written }
      // Keeps a fragment that stylesheets use to distinguish images, such as GitHub's "#gh-dark-mode-only".
      // "?raw=true", which ends GitHub's addresses, is not part of the file name.
      const [, src = '', suffix = ''] = /^(.*?)((?:\?[^#]*)?(?:#[\w-]*)?)$/.exec(written)!
      if (!src) return { what: 'an image has no address', remedy: 'write the path of its file' }
      if (src.includes('\\')) return backslashes(src)
      if (/^\/(?:Users|home)\//.test(src) && kindOf(findRooted(src)) === 'nothing')
        return {
          what: `the image ${src} is on your own computer`,
          remedy: 'copy the file beside this page or below static/, and write its path there',
        }
      const isRooted = src.startsWith('/')
      const target = isRooted ? findRooted(src) : absolute(src)
      const kind = kindOf(target)
      if (kind === 'folder')
        return { what: `the image ${src} is a folder`, remedy: 'write the path of a file in it' }
      if (kind === 'nothing') {
        const remedy = `put the file at ${relative(root, target)}, or fix the path`
        const problem = { what: `the image ${src} does not exist`, remedy }
        // A wrong relative path is always a mistake; for a rooted one, the host may add the file. Docusaurus
        // also fails for Markdown images, but does not check tags.
        const [reported] = isRooted || inTag ? withSetting(problem, onBrokenImages) : [problem]
        return reported ?? { url: (isRooted ? base(src) : src) + suffix }
      }
      const asset = isRooted ? { ...assets.look(target), url: base(src) } : publish(target)
      return suffix ? { ...asset, url: asset.url + suffix } : asset
    },
  }
}

/** Reports a Windows path: browsers and hosts interpret backslashes differently. */
function backslashes(path: string): Problem {
  const what = `${path}: an address has "/" between its parts, not "\\"`
  return { what, remedy: `write ${path.replaceAll('\\', '/')}` }
}

/** Returns the address of another source, or the problem with the link. */
export function addressOf(
  { target, written, below }: SourceLink,
  {
    content,
    siteDir,
    baseUrl,
    trailingSlash,
  }: { content: Pick<Content, 'files'>; siteDir?: string } & AddressForm,
): string | Problem {
  const route = content.files.get(target)
  // A partial has no address, so the link stays relative to the page around it.
  if (below) return route ? withBase(baseUrl, toPageHref(seenFrom(route, below), trailingSlash)) : below
  if (route) return withBase(baseUrl, route)
  if (siteDir && existsSync(join(siteDir, target))) {
    // Of two sources for one page, only one has a route; the duplicate is reported elsewhere.
    const twin = content.files.get(target.endsWith('x') ? target.slice(0, -1) : `${target}x`)
    if (twin) return withBase(baseUrl, twin)
    return {
      what: `the link ${written} points to a file that has no page`,
      remedy:
        'publish it: it is a draft, a part of other pages, or left out by the config; or remove the link',
    }
  }
  const name = basename(target).replace(/\.mdx?$/, '')
  const isNear = (key: string) =>
    key.toLowerCase() === target.toLowerCase() || (name.length > 2 && basename(key).includes(name))
  const near = [...content.files.keys()].filter(isNear).slice(0, 3)
  return {
    what: `the link ${written} points to a page that does not exist`,
    remedy: near.length ? `did you mean ${near.join(' or ')}?` : 'Fix the path, or remove the link',
  }
}

function seenFrom(route: string, path: string): string {
  const { pathname } = new URL(path, `http://x${encodeURI(route.replace(/\/?$/, '/'))}`)
  return decoded(pathname, decodeURI).replace(/(.)\/$/, '$1')
}
