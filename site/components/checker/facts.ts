/** Something that a file says, in a form that the recipe's file and the reader's can be compared by. */
export interface Fact {
  /** What it is about: `plugin`, `option:cssEntries`, `directive:utilities`, `package:tailwindcss` … */
  topic: string
  value: string
  line: number
  /** As it stands in the file. */
  code: string
}

/** A part of a file that could not be understood: nothing is said to be missing there. */
export interface Doubt {
  /** Topics that begin with it are in doubt. */
  topic: string
  line: number
  reason: string
}

/** What was read from one file. */
export interface Reading {
  facts: Fact[]
  doubts: Doubt[]
  /** Packages that it loads. */
  modules: string[]
  /** Names that its code refers to. */
  names: string[]
}

/** What a file is for. */
export type Role = 'register' | 'postcss' | 'tailwind' | 'style' | 'load' | 'package'

/** A value that stands in the file and that only running it would tell. */
export const unreadable = '?'

/** Code without the indentation that all of its lines but the first share. */
export function dedent(code: string): string {
  const lines = code.replace(/\s+$/, '').split('\n')
  const indents = lines.slice(1).filter(line => line.trim())
  const shared = Math.min(...indents.map(line => line.length - line.trimStart().length))
  return lines.map((line, index) => (index === 0 ? line.trimStart() : line.slice(shared))).join('\n')
}
