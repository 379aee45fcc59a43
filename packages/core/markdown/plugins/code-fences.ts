import { createHash } from 'node:crypto'
import type { MdastPluginDefinition } from 'satteri'
import type { FenceDrawing, FencePage, FenceTabs, FenceVariants, Fence as PluginFence } from '../../config'
import { escapeText, startTag } from '../escape-html'
import {
  checkFence,
  convertCommands,
  drawTable,
  drawTabs,
  type FenceInfo,
  type Figure,
  packageManagers,
  parseFenceInfo,
  readHighlightedLines,
} from '../fences'
import type { PageContext } from '../page-context'
import { jsxElement, jsxString } from './jsx-nodes'

interface Fence {
  info: FenceInfo
  code: string
  line: number | undefined
}

/** Turns fences into code blocks, package manager tabs, live code, or drawings of plugins. */
export function codeFences(page: PageContext): MdastPluginDefinition {
  let drawn = 0
  return {
    name: 'code-fences',
    options: { position: true },
    code(node, ctx) {
      const indented = page.prepared.isPrepared && page.prepared.readMark(node.lang ?? '')
      const info = parseFenceInfo(indented ? '' : node.lang, node.meta)
      const code = indented || page.prepared.restore(node.value)
      const written: Fence = { info, code, line: node.position?.start.line }
      const found = page.fences.variants?.(askOf(page, written))
      const fence = found ? withVariant(written, found) : written
      reportFaults(page, fence, node.position?.end.line)
      const drawing = drawFence(page, fence, { variants: found, index: ++drawn })
      if (typeof drawing === 'string') ctx.replaceNode(node, { type: 'html', value: drawing })
      else if (page.input.format === 'mdx') ctx.replaceNode(node, tabsElement(drawing))
      else ctx.replaceNode(node, { type: 'html', value: drawTabs(drawing) })
    },
  }
}

/** Reports the faults of a fence once, however often its code is drawn. */
function reportFaults(page: PageContext, { info, code, line }: Fence, end: number | undefined): void {
  if (line === undefined || end === undefined) return
  const source = page.lines.slice(line - 1, end)
  const faults = checkFence({ info, code, source, words: page.fenceWords, marks: page.lineMarks })
  for (const { below = 0, written, ...problem } of faults) page.report(problem, line + below, written)
}

function askOf(page: PageContext, { info, code }: Fence): PluginFence {
  return { ...info, code, fields: page.input.fields ?? {} }
}

/** Returns the fence with the code of its first variant, which represents it in checks. */
function withVariant({ info, code, line }: Fence, { title, variants: [first] }: FenceVariants): Fence {
  return { info: { ...info, title: info.title ?? title }, code: first?.code ?? code, line }
}

interface Drawn {
  variants: FenceVariants | undefined
  /** Index of the fence on its page. */
  index: number
}

function drawFence(page: PageContext, fence: Fence, { variants: found, index }: Drawn): FenceDrawing {
  const { flags } = fence.info
  const variants = found && found.variants.length > 1 ? found : undefined
  if (flags.has('npm2yarn')) return drawPackageManagers(page, fence, variants)
  if (variants) return drawVariants(variants, code => page.placeFigure(figureOf(page, { ...fence, code })))
  const own = page.fences.draw?.(askOf(page, fence), fenceTools(page, fence, index))
  if (own !== undefined) return own
  const html = page.placeFigure({ ...figureOf(page, fence), hints: hintsOf(page, fence) })
  if (!flags.has('live')) return html
  page.facts.hasLiveCode = true
  return drawLive(fence, html)
}

/** Hint ranges refer to the code as written, so they do not fit code from which line mark comments are removed. */
function hintsOf(page: PageContext, { info, code }: Fence): Figure['hints'] {
  const { language, lines: range } = info
  const isShown = readHighlightedLines({ code, language, range, marks: page.lineMarks }).code === code
  return isShown ? page.fences.hints?.({ ...info, code, fields: page.input.fields ?? {} }) : undefined
}

function fenceTools(page: PageContext, fence: Fence, index: number): FencePage {
  return {
    get id() {
      return `drawing-${createHash('sha1').update(page.input.file).digest('hex').slice(0, 6)}-${index}`
    },
    plain: () => page.placeFigure(figureOf(page, fence)),
    code: block => page.placeFigure(block),
    caption: text => `<p class="block-caption">${escapeText(text)}</p>`,
    codeTable: ({ heads, rows }) => drawTable({ label: page.text.table, heads, rows }),
    escape: escapeText,
    report({ below, written, ...problem }) {
      const inside = below === undefined ? 0 : below + 1
      page.report(problem, fence.line === undefined ? undefined : fence.line + inside, written)
    },
  }
}

/** Returns an island with the code as static content, which the editor replaces. */
function drawLive({ info, code }: Fence, html: string): string {
  const props = { code, noInline: info.flags.has('noInline') || undefined }
  const attributes = {
    'data-island': 'engine:live-code',
    'data-props': JSON.stringify(props),
    'data-load': 'visible',
    // The editor's tree differs from the static code, so it is not hydrated.
    'data-client-only': '',
  }
  return `${startTag('div', attributes)}${html}</div>`
}

function figureOf(page: PageContext, { info, code, line }: Fence): Figure {
  const { language, title, lineNumbers } = info
  const highlighted = readHighlightedLines({ code, language, range: info.lines, marks: page.lineMarks })
  const reason = info.attributes.unchecked
  if (info.flags.has('unchecked') || reason === '')
    page.report({ what: '`unchecked` needs a reason', remedy: 'unchecked="why"' }, line)
  return {
    language,
    code: highlighted.code,
    title,
    highlighted: [...highlighted.lines],
    classes: highlighted.classes,
    lineNumbers,
    note: reason ? page.text.unchecked.replace('{reason}', reason) : undefined,
  }
}

function managerPanels(page: PageContext, fence: Fence, variants: FenceVariants | undefined) {
  const managers = packageManagers.filter(
    ({ value }) => !page.input.isBlog || value === 'npm' || value === 'pnpm',
  )
  return managers.map(({ value, label }) => {
    const draw = (code: string) =>
      page.placeFigure(figureOf(page, { ...fence, code: convertCommands(code, value) }))
    // These tabs have no tab list: a second one for the same command would be too much.
    const html = variants ? { ...drawVariants(variants, draw), follows: true } : draw(fence.code)
    return { value, label, html }
  })
}

function drawVariants({ variants, ...group }: FenceVariants, draw: (code: string) => string): FenceTabs {
  return { ...group, tabs: variants.map(({ code, ...tab }) => ({ ...tab, html: draw(code) })) }
}

function managerGroup({ input }: PageContext): string | undefined {
  return input.tabsSync !== false && !input.isBlog ? 'npm2yarn' : undefined
}

function drawPackageManagers(
  page: PageContext,
  fence: Fence,
  variants: FenceVariants | undefined,
): FenceDrawing {
  const tabs = managerPanels(page, fence, variants)
  return { label: page.text.packageManagers, group: managerGroup(page), tabs }
}

/** Uses the theme's tabs in MDX: a partial may occur twice on a page, and they generate unique ids. */
function tabsElement({ label, group, query, follows, tabs }: FenceTabs): ReturnType<typeof jsxElement> {
  const items = tabs.map(({ value, label, html }) =>
    jsxElement(
      'TabItem',
      [jsxString('value', value), jsxString('label', label)],
      [typeof html === 'string' ? { type: 'html', value: html } : tabsElement(html)],
    ),
  )
  const attributes = Object.entries({ label, groupId: group, queryString: query, follows: follows && 'true' })
  return jsxElement(
    'Tabs',
    attributes.flatMap(([name, value]) => (value ? [jsxString(name, value)] : [])),
    items,
  )
}
