import type { Blocked } from './blocked'
import { childrenOf, type Element, isElement, type Node, type ParsedArticle } from './dom'
import { judgeTabs } from './judge-tabs'

const ADDRESSES = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data']
const TAGS: Record<string, string> = {
  script: 'use a component in an .mdx page',
  style: 'put the rules into site.css',
  base: 'write whole paths in links',
  object: 'link to the file',
}

/** Returns what the content security policy would block: browsers report that only in the visitor's console. */
export function findBlocked(article: ParsedArticle): Blocked[] {
  return article.flatMap(visit)
}

function visit(node: Node): Blocked[] {
  if (!isElement(node)) return []
  return [...judge(node), ...childrenOf(node).flatMap(visit)]
}

function judge(element: Element): Blocked[] {
  const { name, attribs } = element
  const tag = name.toLowerCase()
  const found: Blocked[] = judgeTabs(element)
  if (tag === 'script' && isForeign(attribs.src)) {
    const what = `the script ${attribs.src} is not loaded: pages run no scripts from other hosts`
    // These scripts only enhance visible content, such as a quoted message or a button.
    return [{ what, remedy: 'remove it', severity: 'warning', written: /<script\b/i }]
  }
  const remedy = tag === 'script' && isDataBlock(attribs.type) ? undefined : TAGS[tag]
  if (remedy) found.push({ what: refused(`<${tag}>`), remedy, written: new RegExp(`<${tag}\\b`, 'i') })
  const rule = Object.entries(attribs).find(([key]) => key.toLowerCase() === 'http-equiv')?.[1]
  if (tag === 'meta' && rule !== undefined) {
    const isRefresh = /^refresh$/i.test(rule)
    found.push({
      what: isRefresh
        ? '<meta http-equiv> in a page would redirect visitors'
        : `<meta http-equiv="${rule}"> in a page is left out: the site has its own rules`,
      remedy: `remove it${isRefresh ? '; old addresses are led on by "redirects" in site.config.ts' : ''}`,
      severity: isRefresh ? undefined : 'warning',
      written: /<meta\b/i,
    })
  }
  for (const [key, value] of Object.entries(attribs)) {
    if (/^on[a-z]/i.test(key))
      found.push({
        what: refused(`the attribute ${key}`),
        remedy: 'remove it; a component in an .mdx page can react',
        written: new RegExp(`\\b${key}\\s*=`, 'i'),
      })
    // Browsers strip spaces and control characters before they parse the scheme.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
    const scheme = /^(javascript|vbscript):/i.exec(value.replace(/[\x00-\x20]/g, ''))?.[1]
    if (scheme && ADDRESSES.includes(key.toLowerCase()))
      found.push({
        what: refused(`an address that begins with ${scheme.toLowerCase()}:`),
        remedy: 'link to a page, or use a component in an .mdx page',
        written: new RegExp(scheme.split('').join('\\s*'), 'i'),
      })
  }
  return found
}

const SCRIPT_TYPE =
  /^\s*(?:(?:text|application)\/(?:x-)?(?:java|ecma)script\b.*|text\/(?:jscript|livescript).*|module|importmap|speculationrules)?\s*$/i

/** Whether a script element only holds data, to which no policy applies. */
function isDataBlock(type: string | undefined): boolean {
  return !SCRIPT_TYPE.test(type ?? '')
}

/** Removes the scripts and meta rules that the policy refuses; they are reported elsewhere. */
export function withoutRefused(html: string): string {
  if (!/<script|http-equiv/i.test(html)) return html
  return html
    .replace(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*>\s*<\/script>/gi, '')
    .replace(/<meta\b[^>]*\bhttp-equiv="(?!refresh")[^>]*>/gi, '')
}

function isForeign(src: string | undefined): boolean {
  return src !== undefined && /^(?:https?:)?\/\//.test(src)
}

function refused(thing: string): string {
  return `${thing} is blocked by the site's Content-Security-Policy`
}
