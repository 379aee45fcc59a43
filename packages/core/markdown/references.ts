import { DATA, isExternal } from '../model'
import type { PageContext } from './page-context'

/** A reference as written, with its line. */
interface Reference {
  url: string
  line: number | undefined
}

type Attributes = Record<string, string | number>

/** Returns the attributes of a link: the resolved address, and what external links need. */
export function linkAttributes(page: PageContext, { url, line }: Reference): Attributes {
  const href = decodeReference(page, url)
  reportLocal(page, href, line)
  if (href.startsWith('#')) return { href }
  if (isExternal(href) && !href.startsWith('pathname:'))
    return /^(?:https?:)?\/\//i.test(href)
      ? { href: url, class: 'external', target: '_blank', rel: 'noopener noreferrer' }
      : { href: url }
  const resolved = page.input.resolveLink(href)
  // Docusaurus' scheme for files that the host adds: the build cannot check them.
  if (href.startsWith('pathname:') && typeof resolved === 'string')
    return { href: resolved, target: '_blank', rel: 'noopener noreferrer', [DATA.unchecked]: 'true' }
  if (typeof resolved === 'string') return { href: resolved }
  if ('target' in resolved) return { href: page.placeLink(resolved, line) + resolved.suffix }
  page.report(resolved, line)
  return { href: url }
}

/** Returns the attributes of an image: resolved address, size and lazy loading. */
export function imageAttributes(
  page: PageContext,
  { url, line, inTag, width, height }: Reference & { inTag?: boolean; width?: string; height?: string },
): Attributes {
  const lazy = { loading: 'lazy', decoding: 'async' }
  const given = { ...(width && { width }), ...(height && { height }) }
  const src = decodeReference(page, url)
  reportLocal(page, src, line)
  if (isExternal(src)) return { src: url, ...given, ...lazy }
  const asset = page.input.resolveAsset(src, { inTag })
  if ('what' in asset) {
    page.report(asset, line)
    return { src: url, ...given, ...lazy }
  }
  if (asset.isUnreadable)
    page.report(
      {
        what: `the size of the image ${src} cannot be read`,
        remedy: 'save it once more: the file may be empty, damaged, or of another format than its name says',
        severity: 'warning',
      },
      line,
    )
  return { src: asset.url, ...imageSize(asset, given), ...lazy }
}

export const MEDIA = new Set(['source', 'video', 'audio', 'track', 'embed'])

export function mediaAddress(page: PageContext, { url, line }: Reference): string {
  if (isExternal(url) || url.startsWith('#')) return url
  const asset = page.input.resolveAsset(decodeReference(page, url), { inTag: true })
  if (!('what' in asset)) return asset.url
  page.report(asset, line)
  return url
}

/** With only one side given, keeps the proportions of the file. */
function imageSize(
  file: { width?: number; height?: number },
  given: { width?: string; height?: string },
): Attributes {
  const ratio = file.width && file.height ? file.width / file.height : undefined
  const [width, height] = [Number(given.width), Number(given.height)]
  if (given.width && given.height) return given as Attributes
  if (given.width)
    return { width: given.width, ...(ratio && width ? { height: Math.round(width / ratio) } : {}) }
  if (given.height)
    return { ...(ratio && height ? { width: Math.round(height * ratio) } : {}), height: given.height }
  return { ...(file.width && { width: file.width }), ...(file.height && { height: file.height }) }
}

function reportLocal({ report }: PageContext, url: string, line: number | undefined): void {
  if (!/^file:/i.test(url)) return
  const what = `the address ${url} is a file of one computer: visitors cannot open it`
  report(
    {
      what,
      remedy: 'put the file into static/ and write its path there, such as /guide.pdf',
      severity: 'warning',
    },
    line,
    url,
  )
}

/** Returns the reference as written: the parser encodes non-ASCII letters and backslashes. */
function decodeReference(page: PageContext, url: string): string {
  try {
    return page.prepared.restore(url.replace(/(?:%[89A-F][\dA-F]|%5C)+/gi, decodeURIComponent))
  } catch {
    return page.prepared.restore(url)
  }
}
