/** Signs by which the renderer ends a label or a name, wherever they stand, and what stands for them until it is drawn. */
const SIGNS = '()[]{}| :'
const FIRST_SIGN = 0xe000

/** A sign that takes room and is not drawn. */
const ROOM = '\ue009'
/** For a word that is not there. */
export const NO_WORD = ROOM

/** The drawing with the signs that its labels have. */
export function restoreSigns(svg: string): string {
  return svg.replaceAll(ROOM, '').replace(/[\ue000-\ue008]/g, held => SIGNS[held.charCodeAt(0) - FIRST_SIGN]!)
}

const STYLE_OR_WORDS = /(<style>[\s\S]*?<\/style>)|>[^<]+<| (?:data|aria)-label="[^"]*"/g

/** The drawing with the signs that are written by name or number: `#quot;`, `#9829;`, `&dollar;`. */
export function readCodes(svg: string): string {
  return svg.replace(STYLE_OR_WORDS, (words, style) => (style ? words : readWordCodes(words)))
}

/** The same of words alone, which are escaped. */
export function readWordCodes(words: string): string {
  return words
    .replace(/(?<!&)#(?:(\d+)|([a-z]\w*));/gi, (_, number, name) => `&${number ? `#${number}` : name};`)
    .replace(/&amp;(?=[a-z]\w+;)/gi, '&')
}

export function holdSigns(quoted: string): string {
  return quoted.replace(/[()[\]{}|]/g, hold)
}

export function holdSpaces(name: string): string {
  return holdSigns(name).replace(/[ :]/g, hold)
}

/** Room for Han signs among letters of one width, which the renderer takes for such. */
export function roomFor(text: string): string {
  return ROOM.repeat((text.match(/[\u2e80-\uffdc\u{1f000}-\u{3ffff}]/gu) ?? []).length)
}

/** Room for fonts that are wider than the renderer thinks, and for bold letters. */
export function spareRoom(text: string): string {
  return ROOM.repeat(Math.floor(text.length / 8))
}

function hold(sign: string): string {
  return String.fromCharCode(FIRST_SIGN + SIGNS.indexOf(sign))
}
