import { readFileSync } from 'node:fs'
import { escapeAttribute } from 'inkstone/model'
import { toProp } from 'inkstone/modules'
import { basename, join } from 'inkstone/paths'
import type { Plugin } from 'rolldown'
import { ownFolder } from '../own-folder'
import type { SvgFile } from '../theme/svg-image'

/** Larger SVGs stay separate files, because each script that uses one would contain it. */
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
    // Removes scripts that a drawing program may have added: inlined, they would run, in contrast to an
    // image's.
    inner: text.length > MAX_INLINE ? linked : (inner ?? '').replace(/<script\b[\s\S]*?<\/script>/gi, ''),
    url,
  }
}

function faultOf(name: string, text: string): string {
  return text.startsWith('version https://git-lfs.github.com/')
    ? `${name} is a pointer of Git LFS in place of the drawing: run "git lfs pull"`
    : `${name} is drawn as a component, but there is no <svg> in the file`
}

/** Adds a component to SVG imports, for which the engine only provides the address. */
export function svgComponents(): Plugin {
  return {
    name: 'svg-components',
    transform: {
      filter: { id: /\.svg$/ },
      handler(code, file) {
        const [, url] = /^export default (".*")$/.exec(code.trim()) ?? []
        return url ? { code: svgModule(file, JSON.parse(url)), moduleType: 'js' } : null
      },
    },
  }
}

export function svgModule(file: string, url: string): string {
  const draw = JSON.stringify(join(ownFolder('theme'), 'svg-image.ts'))
  return `import { svgImage } from ${draw}
const image = svgImage(${JSON.stringify(readSvg(file, url))})
export { image as ReactComponent }
export default image`
}
