import { parseDirectiveLine } from '../directive-line'
import { escapeText, startTag } from '../escape-html'
import type { PageContext } from '../page-context'
import { admonitionAttributes, createNesting } from './admonition-nesting'

/** The HTML that takes the place of a line such as `:::tip`; undefined for anything else. */
export type AdmonitionTags = (line: string, number: number | undefined) => string | undefined

/**
 * Draws admonitions as tags before and after what they hold. Regrouping the tree takes as long as all other plugins
 * together, and most pages do without: where every admonition begins at the margin and its title is plain text.
 */
export function admonitionTags(page: PageContext): AdmonitionTags {
  const nesting = createNesting(page)
  page.atEnd(() => nesting.closeAll(() => page.closings.push('</div></div>')))
  return (line, number) => {
    const directive = line.startsWith(':::') ? parseDirectiveLine(line) : null
    if (!directive) return undefined
    if (directive.name) {
      const { class: classes, ...rest } = admonitionAttributes(directive)
      const title = escapeText(directive.title ?? page.text.admonitions[directive.name] ?? directive.name)
      const start = startTag('div', { class: classes.join(' '), ...rest })
      const head = `${start}<p class="admonition-title">${title}</p><div class="admonition-body">`
      if (directive.text) return `${head}<p>${escapeText(directive.text)}</p></div></div>`
      nesting.open({ directive, line: number })
      return head
    }
    let html = ''
    const isEnd = nesting.close(directive.colons, () => {
      html += '</div></div>'
    })
    return isEnd ? html : `<p>${':'.repeat(directive.colons)}</p>`
  }
}
