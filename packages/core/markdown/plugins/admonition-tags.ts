import { admonitionBlock } from '../../model'
import { parseDirectiveLine } from '../directive-line'
import { escapeText, writeBlock } from '../escape-html'
import type { PageContext } from '../page-context'
import { createNesting } from './admonition-nesting'

/** The HTML that takes the place of a line such as `:::tip`; undefined for anything else. */
export type AdmonitionTags = (line: string, number: number | undefined) => string | undefined

/**
 * Draws admonitions as tags before and after what they hold. Regrouping the tree takes as long as all other plugins
 * together, and most pages do without: where every admonition begins at the margin and its title is plain text.
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

/** What ends an admonition. */
const END = '</div></div>'
