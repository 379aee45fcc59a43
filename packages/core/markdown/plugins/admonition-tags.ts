import { admonitionBlock } from '../../model'
import { parseDirectiveLine } from '../directive-line'
import { escapeText, writeBlock } from '../escape-html'
import type { PageContext } from '../page-context'
import { createNesting } from './admonition-nesting'

/** Returns the HTML that replaces a line such as `:::tip`; undefined for other lines. */
export type AdmonitionTags = (line: string, number: number | undefined) => string | undefined

/**
 * Replaces the opening and closing lines of admonitions by tags. Regrouping the tree instead takes as long as
 * all other plugins together, and most pages do not need it: there, every admonition is at the margin with a
 * plain text title.
 */
export function admonitionTags(page: PageContext): AdmonitionTags {
  const nesting = createNesting(page)
  page.atEnd(() => nesting.closeAll(() => page.closings.push(END)))
  return (line, number) => {
    const directive = line.startsWith(':::') ? parseDirectiveLine(line) : null
    if (!directive) return undefined
    if (directive.name) {
      const { name, text, id, classes } = directive
      const title = escapeText(directive.title ?? page.text.admonitions[name])
      const body = text ? `<p>${escapeText(text)}</p>` : ''
      const whole = writeBlock(admonitionBlock({ name, id, classes, title, body }))
      if (text) return whole
      nesting.open({ directive, line: number })
      return whole.slice(0, -END.length)
    }
    let html = ''
    const isEnd = nesting.close(directive.colons, () => {
      html += END
    })
    return isEnd ? html : `<p>${':'.repeat(directive.colons)}</p>`
  }
}

/** Closing tags of an admonition. */
const END = '</div></div>'
