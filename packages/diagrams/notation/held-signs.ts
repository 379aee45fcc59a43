/**
 * Characters that end a label or a name in the renderer even inside of quotes; replaced by private characters
 * until the diagram is drawn.
 */
const SIGNS = '()[]{}| :'
const FIRST_SIGN = 0xe000

/** A character that reserves width and is removed from the drawing. */
const ROOM = '\ue009'
/** Placeholder for a missing word. */
export const NO_WORD = ROOM

/** Restores the replaced characters in a drawing. */
export function restoreSigns(svg: string): string {
  return svg.replaceAll(ROOM, '').replace(/[\ue000-\ue008]/g, held => SIGNS[held.charCodeAt(0) - FIRST_SIGN]!)
}

const STYLE_OR_WORDS = /(<style>[\s\S]*?<\/style>)|>[^<]+<| (?:data|aria)-label="[^"]*"/g

/** Replaces character codes in a drawing: `#quot;`, `#9829;`, `&dollar;`. */
export function readCodes(svg: string): string {
  return svg.replace(STYLE_OR_WORDS, (words, style) => (style ? words : readWordCodes(words)))
}

/** Replaces character codes in escaped text. */
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

/** Returns extra width for CJK characters in monospaced text, where the renderer counts one column each. */
export function roomFor(text: string): string {
  return ROOM.repeat((text.match(/[\u2e80-\uffdc\u{1f000}-\u{3ffff}]/gu) ?? []).length)
}

/** Returns extra width for fonts that are wider than the renderer assumes, and for bold text. */
export function spareRoom(text: string): string {
  return ROOM.repeat(Math.floor(text.length / 8))
}

function hold(sign: string): string {
  return String.fromCharCode(FIRST_SIGN + SIGNS.indexOf(sign))
}
