import type { DiagramSource } from './notation/read-diagram'
import type { Statement } from './statement'

/** Keywords, which are not drawn. */
const NOTATION = new Set(
  `subgraph end direction tb td bt rl lr participant actor as activate deactivate loop alt else opt par and critical
option break note over left right of class namespace state`.split(/\s+/),
)
const COLOURS = /^(?:style|classDef|linkStyle|class\s+[\w,\s-]+\s+\w+$)/

/** A word missing in the drawing: the renderer skips syntax that it does not understand. */
export interface LostWord extends Pick<Statement, 'below'> {
  word: string
}

/** Returns the first word of each statement that occurs in no text of the drawing. */
export function findLostWords({ kind, statements }: DiagramSource, svg: string): LostWord[] {
  const drawn = readWords(svg)
  const isClass = kind.startsWith('classDiagram')
  return statements.slice(1).flatMap(({ text, below }) => {
    if (!isClass && COLOURS.test(text)) return []
    const seen = text.replace(/<\/?\w+\s*\/?>|[#&]\w+;|:::\w+/g, ' ')
    const words = seen.match(/[\p{L}\p{N}_]+/gu) ?? []
    const word = words.find(candidate => !isDrawn(candidate, drawn))
    return word === undefined ? [] : { word, below }
  })
}

/** Returns texts and names of a drawing, without style values. */
function readWords(svg: string): string {
  const plain = svg.replace(/<style>[\s\S]*?<\/style>/g, '')
  const found = plain.matchAll(
    />([^<]+)<| data-(?!shape|style|type|arrow|line|position|self)[\w-]+="([^"]*)"/g,
  )
  return [...found].map(([, text, name]) => text ?? name).join('\n')
}

function isDrawn(word: string, drawn: string): boolean {
  if (NOTATION.has(word.toLowerCase()) || drawn.includes(word)) return true
  // "--x" and "o--" are links that end in a cross or a circle.
  return /^[xo]/.test(word) && drawn.includes(word.slice(1))
}
