import { type Node, parse } from 'acorn'
import { full } from 'acorn-walk'

/** Longest time in milliseconds that live code may block the browser. */
const LIMIT_MS = 2000

interface Body extends Node {
  body: Node | Node[]
  directive?: string
}

/**
 * Inserts a call of `check` at the start of every loop and function of a script, so that endless code can be
 * stopped. The code must be plain JavaScript, the body of a function.
 */
export function insertChecks(code: string, check: string): string {
  const edits: { at: number; text: string }[] = []
  const program = parse(code, {
    ecmaVersion: 'latest',
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
  })
  full(program, node => {
    const body = (node as Body).body as Body
    if (/^(?:For|ForIn|ForOf|While|DoWhile)Statement$/.test(node.type)) {
      edits.push({ at: body.start, text: `{${check}();` }, { at: body.end, text: '}' })
    } else if (body?.type === 'BlockStatement' && /Function/.test(node.type)) {
      const directives = (body.body as Body[]).filter(({ directive }) => directive)
      edits.push({ at: directives.at(-1)?.end ?? body.start + 1, text: `;${check}();` })
    } else if (node.type === 'ArrowFunctionExpression') {
      edits.push({ at: body.start, text: `(${check}(),` }, { at: body.end, text: ')' })
    }
  })
  return splice(code, edits)
}

/**
 * Returns a function that throws once the current task has lasted too long. The first call in each task starts
 * the clock, and a timer, which cannot run within the task, resets it. `stop` creates the error, once per task.
 */
export function createCheck(stop: () => Error, { now = () => performance.now(), limit = LIMIT_MS } = {}) {
  let started: number | undefined
  let error: Error | undefined
  const schedule = setTimeout
  return () => {
    const time = now()
    if (started === undefined) {
      started = time
      schedule(() => {
        started = undefined
        error = undefined
      })
    } else if (time - started > limit) {
      error ??= stop()
      throw error
    }
  }
}

function splice(code: string, edits: { at: number; text: string }[]): string {
  let result = ''
  let last = 0
  // For edits at the same position, the outer node, which `full` visits last, must open first and close last.
  const ordered = edits
    .map((edit, index) => ({ ...edit, order: /^[{(]/.test(edit.text) ? -index : index }))
    .sort((a, b) => a.at - b.at || a.order - b.order)
  for (const { at, text } of ordered) {
    result += code.slice(last, at) + text
    last = at
  }
  return result + code.slice(last)
}
