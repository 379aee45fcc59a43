const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/y
const ATTRIBUTE = /"[^"]*"|'[^']*'/y

/**
 * To MDX 1, lines from one that begins with a tag to the next empty one were JSX as a whole, and might open what
 * another such block closes. Today text beside a tag makes them a paragraph, which must close what it opens; in an
 * expression it is none: `<b>text</b>` is written as `<b>{<>text</>}</b>`.
 */
export function holdTexts(
  lines: string[],
  { line }: { line: number },
  { isMdx1 }: { isMdx1: boolean },
): void {
  if (!isMdx1) return
  let first = line - 1
  let last = first
  while (lines[first - 1]?.trim()) first--
  while (lines[last + 1]?.trim()) last++
  const block = lines.slice(first, last + 1).join('\n')
  if (!/^ {0,3}<\/?[A-Za-z>]/.test(block)) return
  const held = holdBetweenTags(block)
  if (held) lines.splice(first, last + 1 - first, ...held.split('\n'))
}

/** Undefined where it is not clear what is a tag. */
function holdBetweenTags(block: string): string | undefined {
  let held = ''
  // Text and expressions since the last tag.
  let between = ''
  let at = 0
  while (at < block.length) {
    const start = at
    const sign = block[at]
    if (sign === '<') at = endOfTag(block, at)
    else if (sign === '{') at = endOfBraces(block, at)
    else while (at < block.length && !/[<{]/.test(block[at]!)) at++
    const piece = block.slice(start, at)
    if (at === 0 || (sign !== '<' && sign !== '{' && piece.includes('}'))) return undefined
    if (sign === '<') {
      held += hold(between) + piece
      between = ''
    } else between += sign === '{' ? piece : piece.replaceAll('>', '&gt;')
  }
  return held + hold(between)
}

/** One expression needs nothing, so that what is held stays as it is. */
function hold(between: string): string {
  const text = between.trim()
  const isHeld = text === '' || (text[0] === '{' && endOfBraces(text, 0) === text.length)
  return isHeld ? between : `{<>${between}</>}`
}

/** Where a tag is over; 0 if it is none. */
function endOfTag(text: string, start: number): number {
  if (!/^<\/?(?:[A-Za-z]|>)/.test(text.slice(start, start + 3))) return 0
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '>') return at + 1
    if (text[at] === '<') return 0
    at = endOf(text, at, ATTRIBUTE) - 1
    if (at < 0) return 0
  }
  return 0
}

function endOfBraces(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '}') return at + 1
    at = endOf(text, at, QUOTED) - 1
    if (at < 0) return 0
  }
  return 0
}

/** Where the string or the braces that begin here are over, or the next sign; 0 if they never are. */
function endOf(text: string, at: number, quoted: RegExp): number {
  if (text[at] === '{') return endOfBraces(text, at)
  if (!/["'`]/.test(text[at]!)) return at + 1
  quoted.lastIndex = at
  return quoted.test(text) ? quoted.lastIndex : text[at] === '`' ? at + 1 : 0
}
