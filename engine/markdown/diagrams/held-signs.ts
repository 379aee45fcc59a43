/** Signs by which the renderer ends a label or a name, wherever they stand, and what stands for them until it is drawn. */
const SIGNS = '()[]{}| '
const FIRST_SIGN = 0xe000

/** The drawing with the signs that its labels have. */
export function restoreSigns(svg: string): string {
  return svg.replace(/[\ue000-\ue007]/g, held => SIGNS[held.charCodeAt(0) - FIRST_SIGN]!)
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
