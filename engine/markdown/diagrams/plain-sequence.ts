import type { Statement } from './plain-flowchart'

const BEGINS = /^(loop|alt|opt|par|critical|break|rect|box)\b/
const ENDS = /^end\s*$/

const NOTE = /^note\s+(?:over|(?:left|right)\s+of)\s+([^:,]+)/i
const MESSAGE = /(?:--?>>?|--?[x)])/
/** The label of a message that nobody sends. */
const HELD = '\ue0f0'

/** Messages without the coloured grounds behind them, which the renderer takes for frames with a name. */
export function plainSequence(statements: Statement[]): Statement[] {
  const open: string[] = []
  const plain = statements.filter(({ text }) => {
    const [, begun] = BEGINS.exec(text) ?? []
    if (begun) open.push(begun)
    return (begun ?? (ENDS.test(text) ? open.pop() : undefined)) !== 'rect'
  })
  // A note stands behind a message: the renderer passes over one before the first.
  const first = plain.findIndex(({ text }) => NOTE.test(text) || MESSAGE.test(text.split(':')[0]!))
  const [, actor] = NOTE.exec(plain[first]?.text ?? '') ?? []
  if (!actor) return plain
  const held = { text: `${actor.trim()}->>${actor.trim()}: ${HELD}`, below: plain[first]!.below }
  return plain.toSpliced(first, 0, held)
}

/** A drawing without the message that was there to hold a note. */
export function withoutHeld(svg: string): string {
  return svg.replace(new RegExp(`<g class="message"[^>]* data-label="${HELD}"[^>]*>[\\s\\S]*?</g>`), '')
}
