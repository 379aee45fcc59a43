import type { Expectation } from '../expected/expectations'
import type { Role } from '../expected/recipe'
import type { Setup, StyleStatement } from '../model'
import type { Project, Reading } from '../read/read-project'
import type { Place } from '../script/syntax'

/** Effect of a difference from the recipe: none, harmful, or unknown without running it. */
export type Effect = 'breaks' | 'unknown' | 'none'

/** A difference between a project and its recipe. */
export interface Difference {
  effect: Effect
  role: Role
  /** Id for tests and keys; equal for differences with the same cause. */
  cause: string
  /** One sentence that describes the difference. */
  what: string
  /** Its consequence. */
  why: string
  at?: Place
  /** The code to write, from the recipe. */
  edit?: string
}

/** Input of the judges. */
export interface Context {
  expectation: Expectation
  project: Project
  reading: Reading
  /** Setup of the recipe itself, the source of edits. */
  recipe: Setup
  /** Version of the plugin: exact, or the lower end of a range; undefined if unknown. */
  plugin?: string
  /** Exports of the plugin's entries. */
  exports: Record<string, string[]>
  /** Plugin version from which `@import "tailwindcss"` is rewritten. */
  rewritesImports: string
}

/** Adds a difference in a stylesheet. */
export type AddStatement = (
  effect: Difference['effect'],
  cause: string,
  what: string,
  why: string,
  statement?: StyleStatement,
  edit?: string,
) => void

/** Parses an exact version to numbers; undefined for other texts. */
export function numbersOf(version: string | undefined): number[] | undefined {
  return /^(\d+)\.(\d+)(?:\.(\d+))?/
    .exec(version ?? '')
    ?.slice(1)
    .map(part => Number(part ?? 0))
}

/** Whether a version is lower than another one; undefined if one is unknown. */
export function isOlder(version: string | undefined, limit: string): boolean | undefined {
  const [own, other] = [numbersOf(version), numbersOf(limit)]
  if (!own || !other) return undefined
  const at = own.findIndex((part, index) => part !== other[index])
  return at !== -1 && own[at]! < other[at]!
}
