import { readFileSync } from 'node:fs'
import { escapeAttribute, type SvgFile } from '../../model'
import { basename } from '../../paths'
import { engineFile } from '../project/engine-file'

/** Large drawings stay files: every script that shows one would hold it. */
const MAX_INLINE = 50_000

export function readSvg(file: string, url: string): SvgFile {
  const text = readFileSync(file, 'utf8')
  const [, written, inner] = /<svg\b([^>]*?)(?:\/>|>([\s\S]*)<\/svg>)/.exec(text) ?? []
  if (written === undefined) return { attributes: {}, inner: '', url, fault: faultOf(basename(file), text) }
  const attributes = [...written.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
    .filter(([, name]) => !/^(?:style|xmlns|on\w+|version)$|^xmlns:/.test(name!))
    .map(([, name, double, single]) => [toProp(name!), double ?? single ?? ''])
  const linked = `<image href="${escapeAttribute(url)}" width="100%" height="100%"/>`
  return {
    attributes: Object.fromEntries(attributes),
    // A program that drew it may have left scripts; as an image no browser would run them.
    inner: text.length > MAX_INLINE ? linked : (inner ?? '').replace(/<script\b[\s\S]*?<\/script>/gi, ''),
    url,
  }
}

function faultOf(name: string, text: string): string {
  return text.startsWith('version https://git-lfs.github.com/')
    ? `${name} is a pointer of Git LFS in place of the drawing: run "git lfs pull"`
    : `${name} is drawn as a component, but there is no <svg> in the file`
}

const OWN_PROPS: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  tabindex: 'tabIndex',
}

export function toProp(name: string): string {
  const own = OWN_PROPS[name]
  if (own) return own
  return /^(?:aria|data)-/.test(name)
    ? name
    : name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase())
}

export function svgModule(file: string, url: string): string {
  const svg = readSvg(file, url)
  const engine = JSON.stringify(engineFile('inkstone/theme/svg-image'))
  return `import { svgImage } from ${engine}
const image = svgImage(${JSON.stringify(svg)})
export { image as ReactComponent }
export default image`
}
