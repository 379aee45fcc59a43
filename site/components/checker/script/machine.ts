import type { Node, Place, Source } from './syntax'
import type { FunctionValue, Scope, Value } from './values'

/** Where a piece of code is evaluated. */
export interface Frame {
  source: Source
  scope: Scope
}

/** What the parts of the evaluator ask of each other. */
export interface Machine {
  evaluate(node: Node, frame: Frame): Value
  /** Runs statements; gives what they return. */
  run(statements: Node[], frame: Frame): Value | undefined
  /** Binds the names of a pattern. */
  bind(pattern: Node, value: Value, frame: Frame): void
  invoke(callee: FunctionValue, args: Value[]): Value
  /** What a file of the project exports; undefined where it was not given. */
  load(path: string): Value | undefined
  /** Notes a call that is made for what it does. */
  note(effect: Value): void
  /** Notes a name that nothing defines. */
  miss(name: string, at: Place): void
}

/** Evaluating was given up: the code is too long or goes around in circles. */
export class TooMuch extends Error {}

export const maxSteps = 20_000
export const maxDepth = 120
/** Items of a list that is put together from others. */
export const maxItems = 1000

/** Gives a name that is defined somewhere around another value. */
export function assign(name: string, value: Value, scope: Scope): void {
  for (let around: Scope | undefined = scope; around; around = around.parent)
    if (around.names.has(name)) {
      around.names.set(name, value)
      return
    }
}
