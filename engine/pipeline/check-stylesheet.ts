import { readFileSync } from 'node:fs'
import { relative } from '../paths'
import type { Problem } from '../report'

interface SyntaxFault {
  message: string
  loc?: { line: number; column: number }
}

/** What is wrong with the syntax of a stylesheet: browsers would pass over the rules around it without a word. */
export async function checkStylesheet(root: string, file: string): Promise<Problem[]> {
  const { transform } = await import('lightningcss')
  const text = readFileSync(file, 'utf8')
  const shown = relative(root, file)
  const report = (what: string, place: Partial<SyntaxFault['loc']>, remedy: string): Problem[] => [
    { what, where: { file: shown, ...place }, remedy },
  ]
  const tailwind = findTailwind(text)
  if (tailwind)
    return report(
      'Tailwind is a part of the theme already; a second one would bring all of its rules again',
      tailwind,
      'remove the line: classes that components and documents name have their rules',
    )
  const open = findOpenBlock(text)
  if (open) return report(OPEN_BLOCK.what, open, OPEN_BLOCK.remedy)
  try {
    transform({ filename: shown, code: Buffer.from(text) })
    return []
  } catch (error) {
    const { message, loc } = error as SyntaxFault
    return report(`CSS: ${message}`, { line: loc?.line, column: loc?.column }, 'correct the rule there')
  }
}

const OPEN_BLOCK = { what: 'a block is not closed', remedy: 'add the missing }' }

/** An error of a bundler's plugin for a block that is never closed: browsers would take what follows for a part of it. */
export function refuseOpenBlock(file: string, text: string): void {
  const open = findOpenBlock(text)
  if (!open) return
  const { what, remedy } = OPEN_BLOCK
  throw Object.assign(new Error(what), { id: file, loc: { file, ...open }, remedy })
}

/** Place of a line that brings the whole of Tailwind. */
function findTailwind(text: string): { line: number; column: number } | undefined {
  const index = text
    .split('\n')
    .findIndex(line => /^\s*@(?:import\s+["']tailwindcss["']|tailwind\s)/.test(line))
  return index < 0 ? undefined : { line: index + 1, column: 1 }
}

/** Place of the last brace that nothing closes. */
function findOpenBlock(text: string): { line: number; column: number } | undefined {
  const open: number[] = []
  // Braces in comments and strings are none.
  for (const { 0: token, index } of text.matchAll(
    /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[{}]/g,
  ))
    if (token === '{') open.push(index)
    else if (token === '}') open.pop()
  const last = open.at(-1)
  if (last === undefined) return undefined
  const before = text.slice(0, last).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
