import { escape as escape42 } from 'escape-4.2'
import { escape as escape412 } from 'escape-4.12'
import type { Fence, FenceDrawing, FencePage } from 'inkstone/config'
import outputs from '../data/generated/outputs.json'
import { defaultLine, lines } from '../data/lines'
import { labelOf, versionOf } from '../data/plugin-lines'
import { pluginTabs } from '../data/plugin-tabs'
import { listEscapes, markEscapes } from './mark-escapes'
import { type LineOutput, type SampleOutput, sampleKey } from './sample'
import { starterFileOf } from './starter-file'

/** Draws fences whose output the published plugin computed: `transform` on a fence, or the language `escape`. */
export function drawSample(
  fence: Fence,
  page: FencePage,
  stored: Record<string, LineOutput[]> = outputs as unknown as Record<string, LineOutput[]>,
): FenceDrawing | undefined {
  const { language, code, flags, attributes } = fence
  const file = starterFileOf(fence)
  if (file && file.text === undefined)
    page.report({
      what: `file="${attributes.file}" is not a stored file of starters/`,
      remedy: 'write file="starter:<id>/<path>" and run npm run sync',
    })
  if (language !== 'escape' && !flags.has('transform')) return drawForLine(fence, page)
  const { tw, plugin, options } = attributes
  const key = sampleKey({ language, code, tw, plugin, options })
  const found = Object.hasOwn(stored, key) ? stored[key]! : []
  const [only, ...others] = found
  if (!only) {
    page.report({ what: 'no output stored for this sample', remedy: 'run npm run sync' })
    return page.plain()
  }
  if (others.length === 0) return drawOutput(fence, page, only)
  const tabs = found.flatMap(group =>
    group.lines.map(value => ({ value, label: labelOf(value), html: drawOutput(fence, page, group) })),
  )
  // The recommended line first, because it is the default choice.
  const isDefault = ({ value }: { value: string }) => value === defaultLine.id
  const ordered = [...tabs.filter(isDefault), ...tabs.filter(tab => !isDefault(tab))]
  // All samples follow the page's picker; `compare` gives a sample its own tabs, also on pages without a picker.
  return { ...pluginTabs, follows: !flags.has('compare'), tabs: ordered }
}

/** Adds a caption to a fence that applies to a single line. */
function drawForLine({ attributes: { plugin } }: Fence, page: FencePage): string | undefined {
  if (!plugin || !lines.some(({ id }) => id === plugin)) return undefined
  return `<div class="code-group"><div>${page.caption(`用于 weapp-tailwindcss ${plugin}.x`)}${page.plain()}</div></div>`
}

function drawOutput(fence: Fence, page: FencePage, group: LineOutput): string {
  const { language, flags } = fence
  const versions = group.lines.map(versionOf).join('、')
  const output: SampleOutput = group.output
  if ('pairs' in output) {
    const escapeText = flags.has('explained') ? ESCAPES[group.lines[0]!] : undefined
    return page.codeTable({
      heads: ['类名', `转义后（插件 ${versions}）`, ...(escapeText ? ['替换'] : [])],
      rows: output.pairs.map(([name, code]) => [
        name,
        { code, marks: markEscapes(name, code) },
        ...(escapeText ? [listEscapes(name, code, escapeText).join('\u2003\u2003')] : []),
      ]),
    })
  }
  const made = page.code({ language: output.outputLanguage, code: output.output, marks: output.changes })
  const caption = page.caption(`插件输出的${KINDS[output.outputLanguage]}（${versions}）`)
  return `<div class="code-group sample" data-lang="${page.escape(language)}"><div>${page.caption(sourceOf(fence))}${page.plain()}</div><div class="sample-out">${caption}${made}</div></div>`
}

/** The escape function of each plugin line. */
const ESCAPES: Record<string, (text: string) => string> = { '4.12': escape412, '4.2': escape42 }

/** What a reader calls the languages of samples. */
const KINDS: Record<string, string> = { wxml: '模板', css: '样式', js: '脚本', classes: '类名' }

/** Returns the caption of the input: CSS comes from Tailwind, unless the flag `own` marks it as handwritten. */
function sourceOf({ language, flags }: Fence): string {
  return `${language === 'css' && !flags.has('own') ? 'Tailwind 生成的' : '你写的'}${KINDS[language]}`
}
