import type { Problem } from '../../report'
import type { DirectiveLine } from '../directive-line'
import type { PageContext } from '../page-context'

/** An admonition whose closing line has not been met yet. */
export interface OpenAdmonition {
  directive: DirectiveLine
  line: number | undefined
}

export interface Nesting<Open extends OpenAdmonition> {
  innermost(): Open | undefined
  open(admonition: Open): void
  /** Ends the one that a line of so many colons belongs to, and those inside of it, innermost first; false for none. */
  close(colons: number, onClose: (admonition: Open) => void): boolean
  closeAll(onClose: (admonition: Open) => void): void
}

/** Starts with nothing open; what ends without a line of its own is reported. */
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
      // The one with as many colons, else the innermost with fewer.
      const same = stack.findLastIndex(({ directive }) => directive.colons === colons)
      const depth = same >= 0 ? same : stack.findLastIndex(({ directive }) => directive.colons < colons)
      if (depth < 0) return false
      closeUnclosed(depth + 1, onClose)
      onClose(stack.pop()!)
      return true
    },
    // The end of the page ends them in Docusaurus as well, and all of their text is there.
    closeAll: onClose => closeUnclosed(0, onClose, 'warning'),
  }
}
