import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from '../paths'
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
  const fault = findFault(file, text)
  if (fault) return report(fault.what, fault.place, fault.remedy)
  try {
    transform({ filename: shown, code: Buffer.from(text) })
    return []
  } catch (error) {
    const { message, loc } = error as SyntaxFault
    return report(`CSS: ${message}`, { line: loc?.line, column: loc?.column }, 'correct the rule there')
  }
}

interface Fault {
  what: string
  place: Place
  remedy: string
}

interface Place {
  line: number
  column: number
}

/** The same as an error of a bundler's plugin, where a bundler would stop. */
export function refuseFaulty(file: string, text: string): void {
  const fault = findFault(file, text)
  if (!fault) return
  const { what, place, remedy } = fault
  throw Object.assign(new Error(what), { id: file, loc: { file, ...place }, remedy })
}

/** What browsers would take for something else, or ask for in vain. */
function findFault(file: string, written: string): Fault | undefined {
  // Braces and paths in comments are none.
  const text = written.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, comment => comment.replace(/[^\n]/g, ' '))
  const open = findOpenBlock(text)
  if (open) return { what: 'a block is not closed', place: open, remedy: 'add the missing }' }
  for (const { 0: found, 1: imported, 2: shown, index } of text.matchAll(REFERENCE)) {
    const path = (imported ?? shown)!
    // Without a dot an import may be a package.
    const isFile = imported ? imported.startsWith('.') : /^[.\w](?![\w+.-]*:)[^(]*$/.test(path)
    if (!isFile || existsSync(resolve(dirname(file), decoded(path)))) continue
    const what = `${imported ? 'the import' : 'the address'} '${path}' leads to no file`
    return { what, place: placeAt(text, index + found.lastIndexOf(path)), remedy: 'correct the path' }
  }
  return undefined
}

const REFERENCE = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|\burl\(\s*["']?([^"')\s]+)/g

function decoded(path: string): string {
  const [plain = ''] = path.split(/[?#]/)
  return /%[\da-f]{2}/i.test(plain) ? decodeURI(plain) : plain
}

/** Place of a line that brings the whole of Tailwind. */
function findTailwind(text: string): Place | undefined {
  const index = text
    .split('\n')
    .findIndex(line => /^\s*@(?:import\s+["']tailwindcss["']|tailwind\s)/.test(line))
  return index < 0 ? undefined : { line: index + 1, column: 1 }
}

/** Place of the last brace that nothing closes. */
function findOpenBlock(text: string): Place | undefined {
  const open: number[] = []
  // Braces in strings are none.
  for (const { 0: token, index } of text.matchAll(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[{}]/g))
    if (token === '{') open.push(index)
    else if (token === '}') open.pop()
  const last = open.at(-1)
  return last === undefined ? undefined : placeAt(text, last)
}

function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
