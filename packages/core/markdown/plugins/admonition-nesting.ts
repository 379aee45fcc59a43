import type { Problem } from '../../report'
import type { DirectiveLine } from '../directive-line'
import type { PageContext } from '../page-context'

/** An admonition that is not closed yet. */
export interface OpenAdmonition {
  directive: DirectiveLine
  line: number | undefined
}

export interface Nesting<Open extends OpenAdmonition> {
  innermost(): Open | undefined
  open(admonition: Open): void
  /**
   * Closes the admonition that matches the number of colons, and the nested ones first; returns false without a
   * match.
   */
  close(colons: number, onClose: (admonition: Open) => void): boolean
  closeAll(onClose: (admonition: Open) => void): void
}

/** Creates an empty stack; admonitions that are closed implicitly are reported. */
export function createNesting<Open extends OpenAdmonition>({ report }: PageContext): Nesting<Open> {
  const stack: Open[] = []
  const closeUnclosed = (
    depth: number,
    onClose: (admonition: Open) => void,
    severity?: Problem['severity'],
  ) => {
    while (stack.length > depth) {
      const { directive, line } = stack.at(-1)!
      const fence = ':'.repeat(directive.colons)
      const what = `"${fence}${directive.name}" is not closed`
      report({ what, remedy: `end it with a line "${fence}"`, severity }, line)
      onClose(stack.pop()!)
    }
  }
  return {
    innermost: () => stack.at(-1),
    open: admonition => stack.push(admonition),
    close(colons, onClose) {
      // The innermost with as many colons, else the innermost with fewer.
      const same = stack.findLastIndex(({ directive }) => directive.colons === colons)
      const depth = same >= 0 ? same : stack.findLastIndex(({ directive }) => directive.colons < colons)
      if (depth < 0) return false
      closeUnclosed(depth + 1, onClose)
      onClose(stack.pop()!)
      return true
    },
    // Docusaurus closes them at the end of the page, too, and all of their text is shown.
    closeAll: onClose => closeUnclosed(0, onClose, 'warning'),
  }
}
