import type { Expectation } from '../expected/expectations'
import type { Role } from '../expected/recipe'
import type { Setup, StyleStatement } from '../model'
import type { Project, Reading } from '../read/read-project'
import type { Place } from '../script/syntax'

/** What a difference from the recipe does: nothing, harm, or nobody can say without running it. */
export type Effect = 'breaks' | 'unknown' | 'none'

/** One difference between a project and its recipe. */
export interface Difference {
  effect: Effect
  role: Role
  /** What it is about, for tests and keys; differences with the same cause have the same. */
  cause: string
  /** One sentence: what is different. */
  what: string
  /** What comes of it. */
  why: string
  at?: Place
  /** What to write, as the recipe has it. */
  edit?: string
}

/** What a judge may look at. */
export interface Context {
  expectation: Expectation
  project: Project
  reading: Reading
  /** How the recipe itself is read: what to write is taken from there. */
  recipe: Setup
  /** Version of the plugin: exact, or the lower end of a range; undefined where it is not known. */
  plugin?: string
  /** Names that the entries of the plugin export. */
  exports: Record<string, string[]>
  /** Version of the plugin from which `@import "tailwindcss"` is rewritten. */
  rewritesImports: string
}

/** Notes a difference in a style sheet. */
export type AddStatement = (
  effect: Difference['effect'],
  cause: string,
  what: string,
  why: string,
  statement?: StyleStatement,
  edit?: string,
) => void

/** Numbers of an exact version; undefined for anything else. */
export function numbersOf(version: string | undefined): number[] | undefined {
  return /^(\d+)\.(\d+)(?:\.(\d+))?/
    .exec(version ?? '')
    ?.slice(1)
    .map(part => Number(part ?? 0))
}

/** Whether a version is below another; undefined where one is not known. */
export function isOlder(version: string | undefined, limit: string): boolean | undefined {
  const [own, other] = [numbersOf(version), numbersOf(limit)]
  if (!own || !other) return undefined
  const at = own.findIndex((part, index) => part !== other[index])
  return at !== -1 && own[at]! < other[at]!
}
