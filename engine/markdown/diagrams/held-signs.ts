/** Signs by which the renderer ends a label or a name, wherever they stand, and what stands for them until it is drawn. */
const SIGNS = '()[]{}| '
const FIRST_SIGN = 0xe000

/** The drawing with the signs that its labels have. */
export function restoreSigns(svg: string): string {
  return svg.replace(/[\ue000-\ue007]/g, held => SIGNS[held.charCodeAt(0) - FIRST_SIGN]!)
}

const STYLE_OR_WORDS = /(<style>[\s\S]*?<\/style>)|>[^<]+<| data-label="[^"]*"/g

/** The drawing with the signs that Mermaid writes by name or number: `#quot;`, `#9829;`. */
export function readCodes(svg: string): string {
  return svg.replace(STYLE_OR_WORDS, (words, style) =>
    style
      ? words
      : words.replace(
          /(?<!&)#(?:(\d+)|([a-z]\w*));/gi,
          (_, number, name) => `&${number ? `#${number}` : name};`,
        ),
  )
}

export function holdSigns(quoted: string): string {
  return quoted.replace(/[()[\]{}|]/g, hold)
}

export function holdSpaces(name: string): string {
  return holdSigns(name).replaceAll(' ', hold)
}

function hold(sign: string): string {
  return String.fromCharCode(FIRST_SIGN + SIGNS.indexOf(sign))
}
