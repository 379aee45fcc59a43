const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/y
const ATTRIBUTE = /"[^"]*"|'[^']*'/y

/**
 * In MDX 1, a block that started with a tag was JSX up to the next empty line, and another such block could
 * close its tags. Now, text beside a tag makes it a paragraph, which must close its tags. Expressions avoid
 * that: `<b>text</b>` becomes `<b>{<>text</>}</b>`.
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

/** Returns undefined if tags cannot be recognized reliably. */
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

/** Wraps text in an expression; a single expression stays unchanged. */
function hold(between: string): string {
  const text = between.trim()
  const isHeld = text === '' || (text[0] === '{' && endOfBraces(text, 0) === text.length)
  return isHeld ? between : `{<>${between}</>}`
}

/** Returns the offset after a tag; 0 if it is not a tag. */
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

/** Returns the offset after a string or braces, or after the next character; 0 if they are not closed. */
function endOf(text: string, at: number, quoted: RegExp): number {
  if (text[at] === '{') return endOfBraces(text, at)
  if (!/["'`]/.test(text[at]!)) return at + 1
  quoted.lastIndex = at
  return quoted.test(text) ? quoted.lastIndex : text[at] === '`' ? at + 1 : 0
}
