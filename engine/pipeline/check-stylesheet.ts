import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from '../paths'
import type { Problem } from '../report'
import { engineDir } from './engine-file'
import { describeAbsent } from './import-problems'

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
    const told = imported ? describeImport(imported, file) : describeShown(shown!, file)
    if (told) return { ...told, place: placeAt(text, index + found.lastIndexOf((imported ?? shown)!)) }
  }
  return undefined
}

type Told = Pick<Fault, 'what' | 'remedy'>

/** A file or a package that a stylesheet imports in vain. */
function describeImport(path: string, file: string): Told | undefined {
  const isFile = path.startsWith('.') || /^[^/]+\.css$/.test(path)
  if (isBeside(path, file) || (!isFile && !/^@?[a-z]/.test(path)) || ADDRESS.test(path)) return undefined
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/')
  if (isFile) return describeAbsent(path.replace(/^(?!\.)/, './'), file)
  return hasPackage(name, file) ? undefined : describeAbsent(path, file)
}

/** A picture or a font. */
function describeShown(path: string, file: string): Told | undefined {
  if (!/^[.\w][^(]*$/.test(path) || ADDRESS.test(path) || isBeside(path, file)) return undefined
  return { what: `the address '${path}' leads to no file`, remedy: 'correct the path' }
}

/** What begins with the name of a protocol. */
const ADDRESS = /^[\w+.-]+:/

function isBeside(path: string, file: string): boolean {
  const [plain = ''] = path.split(/[?#]/)
  return existsSync(resolve(dirname(file), /%[\da-f]{2}/i.test(plain) ? decodeURI(plain) : plain))
}

/** Whether a package is installed for a file, or for the engine. */
function hasPackage(name: string, file: string): boolean {
  return [dirname(file), engineDir()].some(from => {
    for (let dir = from; ; dir = dirname(dir)) {
      if (existsSync(join(dir, 'node_modules', name))) return true
      if (dir === dirname(dir)) return false
    }
  })
}

const REFERENCE = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)|\burl\(\s*["']?([^"')\s]+)/g

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
