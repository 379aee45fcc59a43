import { childrenOf, type Element, findElement, hasClass, isElement, type Node, textOf } from './dom'

/** Converts a code block to a fence with language and title, followed by its note. */
export function codeMarkdown(element: Element): string {
  const children = [element as Node]
  const code = findElement(children, ({ name }) => name === 'code') ?? element
  const title = findElement(children, child => hasClass(child, 'code-title'))
  const note = findElement(children, child => hasClass(child, 'code-note'))
  const language = element.attribs['data-lang'] ?? ''
  const text = readLines(code, language === 'diff')
  const longest = Math.max(2, ...(text.match(/^\s*`{3,}/gm) ?? []).map(run => run.trim().length))
  const fence = '`'.repeat(longest + 1)
  const info = [language === 'text' ? '' : language, title && `title="${textOf(childrenOf(title))}"`].filter(
    Boolean,
  )
  const block = `${fence}${info.join(' ')}\n${text}\n${fence}`
  return note ? `${block}\n\n${textOf(childrenOf(note))}` : block
}

export function drawnMarkdown({ attribs }: Element): string {
  return `\`\`\`${attribs['data-language']}\n${attribs['data-source']}\n\`\`\``
}

function readLines(code: Element, isDiff: boolean): string {
  const lines = childrenOf(code).filter(
    (child): child is Element => isElement(child) && hasClass(child, 'line'),
  )
  if (lines.length === 0) return textOf(childrenOf(code)).replace(/\n$/, '')
  const isSigned = isDiff && lines.some(line => signOf(line) !== ' ')
  return lines
    .map(line => {
      const text = textOf(childrenOf(line))
      return isSigned && !/^(?:---|\+\+\+|@@|diff |index )/.test(text) ? signOf(line) + text : text
    })
    .join('\n')
}

function signOf(line: Element): string {
  return hasClass(line, 'added') ? '+' : hasClass(line, 'removed') ? '-' : ' '
}
