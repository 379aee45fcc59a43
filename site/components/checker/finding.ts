import type { Role } from './facts'

/** How sure the checker is, and how much depends on it. */
export type Level = 'wrong' | 'differs' | 'unsure'

/** What the checker says about one place of the reader's files. */
export interface Finding {
  level: Level
  /** Path of the file, as the recipe calls it. */
  file: string
  role: Role
  /** Line of the reader's file; absent where something is missing. */
  line?: number
  /** What it is about, for tests and keys. */
  topic: string
  /** One sentence: what is missing or contradicts. */
  what: string
  /** What stands there. */
  found?: string
  /** What to write, as the recipe has it. */
  edit?: string
  /** What comes of it. */
  why: string
}
