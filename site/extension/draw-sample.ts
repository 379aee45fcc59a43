import type { ExtensionFence, FenceDrawing, FencePage } from 'inkstone/config'
import outputs from '../data/samples/outputs.json'
import { type SampleOutput, sampleKey, samplePluginVersion } from './sample'

/** Fences whose output the published plugin computed: `transform` on a fence, or the language `escape`. */
export function drawSample(
  fence: ExtensionFence,
  page: FencePage,
  stored: Record<string, SampleOutput> = outputs as unknown as Record<string, SampleOutput>,
): FenceDrawing | undefined {
  const { language, code, flags, attributes } = fence
  if (language !== 'escape' && !flags.has('transform')) return undefined
  const { tw, plugin, options } = attributes
  const key = sampleKey({ language, code, tw, plugin, options })
  const output = Object.hasOwn(stored, key) ? stored[key] : undefined
  if (!output) {
    page.report({ what: 'no output stored for this sample', remedy: 'run npm run samples:sync' })
    return page.plain()
  }
  const product = `weapp-tailwindcss ${plugin ?? samplePluginVersion}`
  if ('pairs' in output)
    return page.codeTable({ heads: ['类名', `转义后（${product}）`], rows: output.pairs })
  const made = page.code({ language: output.outputLanguage, code: output.output, marks: output.changes })
  return `<div class="code-group sample" data-lang="${page.escape(language)}"><div>${page.caption('你写的')}${page.plain()}</div><div class="sample-out">${page.caption(`插件输出（${product}）`)}${made}</div></div>`
}
