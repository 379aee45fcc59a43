import type { Node, Place, Source } from './syntax'
import type { FunctionValue, Scope, Value } from './values'

/** The context in which code is evaluated. */
export interface Frame {
  source: Source
  scope: Scope
}

/** The functions by which parts of the evaluator call each other. */
export interface Machine {
  evaluate(node: Node, frame: Frame): Value
  /** Runs statements; returns their return value. */
  run(statements: Node[], frame: Frame): Value | undefined
  /** Binds the names of a pattern. */
  bind(pattern: Node, value: Value, frame: Frame): void
  invoke(callee: FunctionValue, args: Value[]): Value
  /** Returns the exports of a project file; undefined if it was not provided. */
  load(path: string): Value | undefined
  /** Records a call with side effects. */
  note(effect: Value): void
  /** Records an undefined name. */
  miss(name: string, at: Place): void
}

/** Thrown when the code is too long or loops endlessly. */
export class TooMuch extends Error {}

export const maxSteps = 20_000
export const maxDepth = 120
/** Maximum number of items of a combined list. */
export const maxItems = 1000

/** Assigns a value to a name in the nearest scope that defines it. */
export function assign(name: string, value: Value, scope: Scope): void {
  for (let around: Scope | undefined = scope; around; around = around.parent)
    if (around.names.has(name)) {
      around.names.set(name, value)
      return
    }
}
