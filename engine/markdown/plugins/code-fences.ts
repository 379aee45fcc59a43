import { createHash } from 'node:crypto'
import type { MdastPluginDefinition } from 'satteri'
import { type SampleInput, sampleKey, samplePluginVersion } from '../../model'
import { startTag } from '../escape-html'
import {
  convertCommands,
  drawEscapeSample,
  drawTabs,
  drawTransformSample,
  type FenceInfo,
  type Figure,
  packageManagers,
  parseFenceInfo,
  readHighlightedLines,
  sampleOfFence,
} from '../fences'
import type { PageContext } from '../page-context'
import { jsxElement, jsxString } from './jsx-nodes'

interface Fence {
  info: FenceInfo
  code: string
  line: number | undefined
}

/** Fences become code blocks, package manager tabs, samples or live code. */
export function codeFences(page: PageContext): MdastPluginDefinition {
  let tabsCount = 0
  return {
    name: 'code-fences',
    options: { position: true },
    code(node, ctx) {
      const info = parseFenceInfo(node.lang, node.meta)
      const fence: Fence = { info, code: page.prepared.restore(node.value), line: node.position?.start.line }
      if (info.flags.has('npm2yarn') && page.input.format === 'mdx') {
        ctx.replaceNode(node, packageManagerElement(page, fence))
        return
      }
      ctx.replaceNode(node, {
        type: 'html',
        value: info.flags.has('npm2yarn')
          ? drawPackageManagers({ page, fence, id: `${tabsPrefix(page)}-${++tabsCount}` })
          : drawFence(page, fence),
      })
    },
  }
}

function tabsPrefix({ input }: PageContext): string {
  return `tabs-${createHash('sha1').update(input.file).digest('hex').slice(0, 6)}`
}

function drawFence(page: PageContext, fence: Fence): string {
  const sample = sampleOfFence(fence.info, fence.code)
  if (sample) return drawSample({ page, fence, sample })
  const html = page.placeFigure(figureOf(page, fence))
  return fence.info.flags.has('live') ? drawLive(fence, html) : html
}

/** An island with the code as its readable content; the editor replaces it. */
function drawLive({ info, code }: Fence, html: string): string {
  const props = { code, noInline: info.flags.has('noInline') || undefined }
  const attributes = {
    'data-island': 'engine:live-code',
    'data-props': JSON.stringify(props),
    'data-load': 'visible',
    // The editor is another tree than the code it replaces.
    'data-client-only': '',
  }
  return `${startTag('div', attributes)}${html}</div>`
}

function drawSample({
  page,
  fence,
  sample,
}: {
  page: PageContext
  fence: Fence
  sample: SampleInput
}): string {
  const { samples, text } = page
  const figure = figureOf(page, fence)
  const key = sampleKey(sample)
  const output = Object.hasOwn(samples, key) ? samples[key] : undefined
  const version = sample.plugin ?? samplePluginVersion
  if (!output) {
    page.report({ what: 'no output stored for this sample', remedy: 'run npm run samples:sync' }, fence.line)
    return page.placeFigure(figure)
  }
  if ('pairs' in output) {
    const heads: [string, string] = [text.escapeInput, text.escapeOutput.replace('{version}', version)]
    return drawEscapeSample({ label: text.table, heads, rows: output.pairs })
  }
  return drawTransformSample({
    language: sample.language,
    input: { caption: text.sampleInput, html: page.placeFigure(figure) },
    output: {
      caption: text.sampleOutput.replace('{version}', version),
      html: page.placeFigure({
        language: output.outputLanguage,
        code: output.output,
        marks: output.changes,
      }),
    },
  })
}

function figureOf(page: PageContext, { info, code, line }: Fence): Figure {
  const { language, title, lineNumbers } = info
  const highlighted = readHighlightedLines({ code, language, range: info.lines })
  const reason = info.attributes.unchecked
  if (info.flags.has('unchecked') || reason === '')
    page.report({ what: 'a fence is excused without a reason', remedy: 'unchecked="原因"' }, line)
  return {
    language,
    code: highlighted.code,
    title,
    highlighted: highlighted.lines,
    lineNumbers,
    note: reason ? page.text.unchecked.replace('{reason}', reason) : undefined,
  }
}

function managerPanels(page: PageContext, fence: Fence) {
  const managers = packageManagers.filter(
    ({ value }) => !page.input.isBlog || value === 'npm' || value === 'pnpm',
  )
  return managers.map(({ value, label }) => ({
    value,
    label,
    html: page.placeFigure(figureOf(page, { ...fence, code: convertCommands(fence.code, value) })),
  }))
}

function managerGroup({ input }: PageContext): string | undefined {
  return input.tabsSync !== false && !input.isBlog ? 'npm2yarn' : undefined
}

function drawPackageManagers({ page, fence, id }: { page: PageContext; fence: Fence; id: string }): string {
  const label = page.text.packageManagers
  return drawTabs({ id, label, group: managerGroup(page), tabs: managerPanels(page, fence) })
}

/** In MDX the theme's tabs are used: a partial may stand twice on a page, and they give out fresh ids. */
function packageManagerElement(page: PageContext, fence: Fence) {
  const group = managerGroup(page)
  const items = managerPanels(page, fence).map(({ value, label, html }) =>
    jsxElement(
      'TabItem',
      [jsxString('value', value), jsxString('label', label)],
      [{ type: 'html', value: html }],
    ),
  )
  return jsxElement('Tabs', group ? [jsxString('groupId', group)] : [], items)
}
