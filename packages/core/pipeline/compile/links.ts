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
  /** Absolute path of the documents or posts it belongs to: links to sources may be seen from there. */
  contentDir?: string
  /**
   * Whether addresses of pages end with a slash; relative ones are then seen from the page as from a folder. Where
   * nothing is said, they are seen so from a folder's own page.
   */
  trailingSlash?: boolean
  onBrokenImages?: FaultSetting
  assets: Assets
  record: SourceRecord
}

/** Turns what an author wrote into addresses, seen from one source file. */
export interface LinkResolver {
  link(href: string): string | SourceLink | Problem
  asset(src: string, written?: { inTag?: boolean }): PageAsset | Problem
}

/** The resolver of one source; pages it links to need not be known yet. */
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
  // What begins with the base URL has it already, as in Docusaurus.
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

  /** Seen from the source, then from the folder of its documents, then from that of the site. */
  const findSource = (path: string) => {
    const inside = decoded(path, decodeURI).replace(/^\//, '')
    const places = [join(contentDir, inside), join(siteDir, inside)]
    const candidates = path.startsWith('/') ? places : [absolute(path), ...places]
    // An edit of one page must not touch all that link to it.
    if (existsSync(candidates[0]!)) {
      record.found.push(candidates[0]!)
      return candidates[0]!
    }
    return candidates.find(candidate => kindOf(candidate) === 'file') ?? candidates[0]!
  }

  /** A file of the static folders, or where it should be; what is written may begin with the base URL. */
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
      // Docusaurus ends the address of a folder's own page with a slash unless configured not to.
      const isIndex = () => isFolderIndex(basename(file).replace(/\.mdx?$/, ''), basename(dirname(file)))
      if (path && (trailingSlash ?? slug?.endsWith('/') ?? isIndex()))
        return { target: relative(siteDir, file), suffix, written: path, below: path }
      return href
    },
    asset(written, { inTag = false } = {}) {
      if (isExternal(written) || written.startsWith('data:')) return { url: written }
      // What a stylesheet tells images apart by, as GitHub's "#gh-dark-mode-only", stays in the address.
      // A file's own name comes before "?raw=true", which GitHub's addresses end with.
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
        // A path that begins at the file is a mistake for certain; a host may add to the static folder. Docusaurus
        // stops at one in Markdown, and looks at none in tags.
        const [reported] = isRooted || inTag ? withSetting(problem, onBrokenImages) : [problem]
        return reported ?? { url: (isRooted ? base(src) : src) + suffix }
      }
      const asset = isRooted ? { ...assets.look(target), url: base(src) } : publish(target)
      return suffix ? { ...asset, url: asset.url + suffix } : asset
    },
  }
}

/** A path as Windows writes it: browsers and hosts read it differently. */
function backslashes(path: string): Problem {
  const what = `${path}: an address has "/" between its parts, not "\\"`
  return { what, remedy: `write ${path.replaceAll('\\', '/')}` }
}

/** Address of another source, or what is wrong with a link to it. */
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
  // A partial has no address of its own: what it links to is seen from the page.
  if (below) return route ? withBase(baseUrl, toPageHref(seenFrom(route, below), trailingSlash)) : below
  if (route) return withBase(baseUrl, route)
  if (siteDir && existsSync(join(siteDir, target))) {
    // Of two files for one page one has it, which is reported there.
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
