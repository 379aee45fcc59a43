import GithubSlugger from 'github-slugger'
import type { MdastPluginDefinition } from 'satteri'
import { ID, splitLongWords } from '../../model'
import type { PageContext } from '../page-context'

/** A heading of one name that does not fit a line on a phone. */
const LONG_NAME = /^\w{30,}$/

/** Gives headings below level 1 an id, explicit or from their text, and a link to themselves. */
export function headings(page: PageContext): MdastPluginDefinition {
  const slugger = new GithubSlugger()
  const explicit = new Set<string>()
  let isFirst = true
  return {
    name: 'headings',
    options: { position: true },
    heading(node, ctx) {
      const content = ctx.textContent(node)
      const id = page.prepared.takeHeadingId(content)
      const written = page.prepared.restore(content)
      const text = written.trim()
      const shown = page.prepared.restore(ctx.textContent(node, { includeHtml: false })).trim()
      checkRules(page, { depth: node.depth, hasId: Boolean(id), text, line: node.position?.start.line })
      if (node.depth === 1) {
        if (isFirst && isTitle(page, shown, node.position?.start.line)) {
          reportHidden(page, shown, node.position?.start.line)
          ctx.removeNode(node)
        }
        isFirst = false
        page.facts.headings.push({ level: 1, text: shown })
        return
      }

      let own = id
      while (own && explicit.has(own)) own = slugger.slug(id!, page.headingRules.keepCase)
      if (own !== id) {
        const remedy = `give one of the headings another {#id}: links find the first, this one has "${own}"`
        const what = `the heading id "${id}" is used twice`
        page.report({ what, remedy, severity: 'warning' }, node.position?.start.line)
      }
      if (id?.startsWith(ID.PREFIX)) {
        const remedy = `choose an id that does not begin with "${ID.PREFIX}"`
        page.report(
          { what: `the heading id "${id}" is reserved for the page layout`, remedy },
          node.position?.start.line,
        )
      }
      if (own) explicit.add(own)
      // A component beside the text leaves a space, which becomes a hyphen, as in Docusaurus.
      const anchor = own ?? slugger.slug(written, page.headingRules.keepCase)
      page.facts.headings.push({ level: node.depth, text: shown, id: anchor })
      const [name] = node.children
      if (name?.type === 'text' && node.children.length === 1 && LONG_NAME.test(shown)) {
        const [first = '', ...rest] = splitLongWords(shown)
        ctx.setProperty(name, 'value', first)
        for (const value of rest) {
          ctx.appendChild(node, { type: 'word-break', data: { hName: 'wbr' }, children: [] })
          ctx.appendChild(node, { type: 'text', value })
        }
      }
      const label = page.text.headingLink.replace('{heading}', () => text)
      ctx.setProperty(node, 'data', { hProperties: { className: ['anchor'], id: anchor } })
      ctx.appendChild(node, {
        type: 'hash-link',
        data: {
          hName: 'a',
          hProperties: { className: ['hash-link'], href: `#${anchor}`, ariaLabel: label },
        },
        children: [],
      })
    },
  }
}

/** Whether the first H1 repeats the title above the post. */
function isTitle({ input, lines }: PageContext, text: string, line = 1): boolean {
  if (!input.isBlog) return false
  if (input.title === undefined || input.title === text) return true
  const above = lines.slice(0, line - 1).join('\n')
  return above.replace(NO_TEXT, '').trim() === ''
}

/** Reports an H1 of a post that differs from its title: it is dropped, as in Docusaurus. */
function reportHidden({ input, report }: PageContext, text: string, line: number | undefined): void {
  if (input.title === undefined || input.title === text) return
  const what = `the heading "${text}" is not shown: the post has the title "${input.title}" in front matter`
  report({ what, remedy: 'remove one of them', severity: 'warning' }, line, '#')
}

const NO_TEXT = /<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|^(?:import|export)\b[\s\S]*?(?:\n\s*\n|$(?![\s\S]))/gm

interface WrittenHeading {
  depth: number
  hasId: boolean
  text: string
  line: number | undefined
}

function checkRules(
  { headingRules, input, report }: PageContext,
  { depth, hasId, text, line }: WrittenHeading,
): void {
  if (depth === 1 && headingRules.titleInFrontMatter && !input.isBlog)
    report(
      {
        what: `"${text}" is a second title`,
        remedy: 'write it as "title" in front matter, or begin with ##',
      },
      line,
      '#',
    )
  // Only these levels are in the table of contents and usual link targets.
  if (headingRules.explicitIds && !hasId && (depth === 2 || depth === 3))
    report({ what: `the heading "${text}" has no explicit id`, remedy: 'add one: {#short-name}' }, line, '#')
}
