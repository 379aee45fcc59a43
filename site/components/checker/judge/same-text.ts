import { maxSize, parseScript } from '../script/syntax'

/** Whether two texts of a file are equal except for comments, whitespace, quotes and trailing commas. */
export function isSameText(path: string, a: string, b: string): boolean {
  if (a === b) return true
  return b.length <= maxSize && normalise(path, a) === normalise(path, b)
}

function normalise(path: string, text: string): string {
  if (/\.[cm]?[jt]sx?$/.test(path)) return tokensOf(path, text).join(' ')
  if (!path.endsWith('.json'))
    return text
      .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
      .replace(/\s+/g, ' ')
      .replace(/"/g, "'")
      .trim()
  try {
    return JSON.stringify(JSON.parse(text))
  } catch {
    return text
  }
}

function tokensOf(path: string, text: string): string[] {
  const tokens: string[] = []
  const cursor = parseScript(path, text).tree.cursor()
  let isInside = true
  do {
    const { name, from, to } = cursor
    const isWhole = name === 'String' || name.endsWith('Comment')
    isInside = !isWhole && cursor.firstChild()
    if (isInside || name.endsWith('Comment')) continue
    const token = name === 'String' ? `'${text.slice(from + 1, to - 1)}'` : text.slice(from, to)
    if (/^[\]})]$/.test(token) && tokens.at(-1) === ',') tokens.pop()
    if (token && token !== ';') tokens.push(token)
  } while (isInside || cursor.next(false))
  return tokens
}
