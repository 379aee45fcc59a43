import { decodeHTML } from 'entities'
import { widthOf } from './svg-parts'

/**
 * Adapts a drawing to the theme: theme colours, no inline styles, which the content security policy refuses,
 * and unique ids.
 */
export function themeSvg(svg: string, { id, label }: { id: string; label: string }): string {
  return (
    fitTitles(widenView(cropMargin(svg)))
      .replace(/<style>[\s\S]*?<\/style>/g, '')
      // Otherwise these markers would be hidden below the box at their end.
      .replace(/(<marker id="cls-(?:composition|aggregation)"[^>]* refX=)"0"/g, '$1"12"')
      // The marker at the start of a link is already drawn backwards; reversed, it would be hidden below the
      // box.
      .replace(/(<marker id="arrowhead-start[^>]* orient=)"auto-start-reverse"/g, '$1"auto"')
      // English text of the renderer.
      .replace(/<text[^>]*>\(no attributes\)<\/text>/g, '')
      .replace(/<g class="node"[\s\S]*?<\/g>/g, keepReadable)
      .replace(/<[^>]+>/g, tag =>
        tag
          .replace(/ (?:style|xmlns|data-[\w-]+)="[^"]*"/g, '')
          .replace(/ class="([^"]*)"/g, (_, name: string) => (name === 'mono' ? ' class="diagram-mono"' : ''))
          .replace(/ id="([^"]*)"/g, ` id="${id}-$1"`)
          .replace(/url\(#/g, `url(#${id}-`)
          .replace(/var\(--_?/g, 'var(--diagram-')
          .replace(/\d+\.\d{2,}/g, number => String(Math.round(Number(number) * 10) / 10)),
      )
      .replace('<svg', `<svg role="img" aria-label="${label}"`)
      .replace(/\n\s*/g, '\n')
      .replace(/\n+/g, '\n')
      .trim()
  )
}

/** Reduces the fixed margin of forty pixels; flowcharts have the configured one. */
function cropMargin(svg: string): string {
  if (!/class="(?:actor|class-node|entity)"/.test(svg)) return svg
  const margin = 24
  return svg.replace(
    /viewBox="0 0 ([\d.]+) ([\d.]+)" width="[\d.]+" height="[\d.]+"/,
    (_, width: string, height: string) => {
      const [w, h] = [Number(width) - 2 * margin, Number(height) - 2 * margin]
      return `viewBox="${margin} ${margin} ${w} ${h}" width="${w}" height="${h}"`
    },
  )
}

/** Extends the view to boxes that the renderer places outside. */
function widenView(svg: string): string {
  const boxes = [...svg.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)]
  return svg.replace(
    /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)" width="[\d.]+" height="[\d.]+"/,
    (_, ...view: string[]) => {
      let [left, top, right, bottom] = toEdges(view)
      for (const [, ...box] of boxes) {
        const edges = toEdges(box)
        left = Math.min(left, edges[0] - 4)
        top = Math.min(top, edges[1] - 4)
        right = Math.max(right, edges[2] + 4)
        bottom = Math.max(bottom, edges[3] + 4)
      }
      const [width, height] = [right - left, bottom - top]
      return `viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`
    },
  )
}

function toEdges(written: string[]): [number, number, number, number] {
  const [x = 0, y = 0, width = 0, height = 0] = written.slice(0, 4).map(Number)
  return [x, y, x + width, y + height]
}

const GROUP =
  /(<g class="subgraph"[^>]* data-label="([^"]*)"[^>]*>\s*<rect x="[^"]*" y="[^"]*" width="([\d.]+)"[\s\S]*?<text[^>]*?) font-size="[\d.]+"/g

/** Shrinks the titles of groups that are wider than the group. */
function fitTitles(svg: string): string {
  return svg.replace(GROUP, (whole, before: string, title: string, width: string) => {
    const size = (12 * (Number(width) - 20)) / (1.15 * widthOf(decodeHTML(title)))
    return size < 12 ? `${before} font-size="${Math.max(size, 7).toFixed(1)}"` : whole
  })
}

/**
 * Gives text on an author's node colour a dark or light colour; replaces colours that cannot be parsed by the
 * theme's.
 */
function keepReadable(node: string): string {
  const [, fill] = /fill="((?!var|none)[^"]+)"/.exec(node) ?? []
  if (!fill) return node
  const lightness = readLightness(fill)
  if (lightness === undefined) return node.replaceAll(/fill="(?!var|none)[^"]+"/g, 'fill="var(--_node-fill)"')
  return node.replaceAll(/(<text[^>]*) fill="[^"]*"/g, `$1 fill="${lightness > 0.45 ? '#1a1a1a' : '#fff'}"`)
}

function readLightness(colour: string): number | undefined {
  const [, hex = ''] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim()) ?? []
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const [red, green, blue] = (full.match(/../g) ?? []).map(part => Number.parseInt(part, 16) / 255)
  return red === undefined ? undefined : 0.3 * red + 0.59 * green! + 0.11 * blue!
}
