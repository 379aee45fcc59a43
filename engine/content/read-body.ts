/** First heading of level 1 of a body: its plain text, and where it stands. */
export interface BodyHeading {
  text: string
  start: number
  end: number
}

/** Finds the first heading of level 1; what stands in code and comments is none. */
export function findHeading(body: string): BodyHeading | undefined {
  const marks =
    /^[ \t]*(`{3,}|~{3,})(.*)$|<!--|\{\/\*|^ {0,3}#[ \t]+(.+?)(?:[ \t]+#+)?[ \t]*$|^ {0,3}=+[ \t]*$/gm
  let fence = ''
  for (let match = marks.exec(body); match; match = marks.exec(body)) {
    const [whole, mark, after, title] = match
    if (fence) {
      if (mark?.startsWith(fence) && !after?.trim()) fence = ''
    } else if (mark) {
      fence = mark
    } else if (whole === '<!--' || whole === '{/*') {
      const close = body.indexOf(whole === '<!--' ? '-->' : '*/}', match.index)
      if (close > 0) marks.lastIndex = close
    } else if (title) {
      return { text: toPlainText(title), start: match.index, end: match.index + whole.length }
    } else {
      const start = body.lastIndexOf('\n', match.index - 2) + 1
      const above = body.slice(start, match.index - 1)
      const end = match.index + whole.length
      if (/^ {0,3}[^\s>#|-]/.test(above)) return { text: toPlainText(above), start, end }
    }
  }
  return undefined
}

/** First paragraph as plain text; headings, code, comments and tables are none, nor is what only MDX can compute. */
export function findFirstText(body: string, format: 'md' | 'mdx'): string | undefined {
  const lines = hideAside(body).split('\n')
  for (let line = 0; line < lines.length; line++) {
    const written = lines[line]!.trim()
    const isProse = written && !/^(?:#|\||:::|import\s|export\s|[-=*_]{3,}$)/.test(written)
    const isUnderlined = /^ {0,3}(?:=+|-{2,})[ \t]*$/.test(lines[line + 1] ?? '')
    const isComputed = format === 'mdx' && written.replace(/`[^`]*`/g, '').includes('{')
    if (!isProse || isUnderlined || isComputed) continue
    const plain = toPlainText(written.replace(/^(?:>\s*|[-*+]\s+|\d+[.)]\s+)+/, ''))
    if (plain) return plain
  }
  return undefined
}

/** Whether a post says where its excerpt ends. */
export function hasTruncateMarker(body: string): boolean {
  return /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(body)
}

/** Takes a heading out; every other line keeps its number. */
export function removeHeading(body: string, heading: BodyHeading | undefined): string {
  if (!heading) return body
  const gone = body.slice(heading.start, heading.end).replace(/[^\n]/g, '')
  return body.slice(0, heading.start) + gone + body.slice(heading.end)
}

/** Inline Markdown as plain text. */
function toPlainText(markdown: string): string {
  return markdown
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1')
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/(\*\*|__|~~)(.+?)\1/g, '$2')
    .replace(/(?<![\w*\\])([*_])(\S(?:.*?[^\s\\])?)\1(?![\w*])/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .trim()
}

/** Blanks fences and comments. */
function hideAside(body: string): string {
  return body.replace(
    /^[ \t]*(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\1[`~]*[ \t]*$|$(?![\s\S]))|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/gm,
    '',
  )
}
