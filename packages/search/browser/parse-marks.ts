import type { MarkedText } from '../text/marked-text'

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Parses the marks in a highlighted value. Decodes entities; all other tags stay text. */
export function parseMarks(value: string, open = '<mark>', close = '</mark>'): MarkedText {
  const marks: [number, number][] = []
  let text = ''
  let rest = value
  for (;;) {
    const start = rest.indexOf(open)
    if (start < 0) return { text: text + decodeEntities(rest), marks }
    text += decodeEntities(rest.slice(0, start))
    rest = rest.slice(start + open.length)
    const end = rest.indexOf(close)
    const marked = decodeEntities(end < 0 ? rest : rest.slice(0, end))
    if (marked) marks.push([text.length, text.length + marked.length])
    text += marked
    if (end < 0) return { text, marks }
    rest = rest.slice(end + close.length)
  }
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/g,
    (entity, decimal, hex, name) => {
      if (name) return NAMED[name] ?? entity
      const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
    },
  )
}
