import { sampleKey, type SampleOutput } from '../../engine/model/sample'
import type { Fence } from '../fences'
import { expandFences, type Page } from '../pages'
import { isSample, toSampleInput } from '../sample-fences'

/** What a reader has who copied every block of a page, and what the page promises to come of it. */
export interface RecipeProject {
  /** Path in the project -> text of the file. */
  files: Record<string, string>
  /** Templates the page shows, with what they should become. */
  templates: { input: string; output: string }[]
  /** Classes the page shows, with the WXSS they should become. */
  styles: { classes: string; output: string }[]
}

/** Follows a page in order and keeps the last whole version of every file. */
export function assembleProject(page: Page, all: Map<string, Page>, outputs: Record<string, SampleOutput>): RecipeProject {
  const project: RecipeProject = { files: {}, templates: [], styles: [] }
  for (const fence of expandFences(page, all).filter(fence => !fence.isAlternative)) {
    if (isFile(fence)) project.files[fence.values.title!] = fence.code
    const output = isPromise(fence) ? outputs[sampleKey(toSampleInput(fence))] : undefined
    if (!output || 'pairs' in output) continue
    if (fence.language === 'wxml') project.templates.push({ input: fence.code, output: output.output })
    if (fence.language === 'classes') project.styles.push({ classes: fence.code, output: output.output })
  }
  return project
}

function isFile({ values, flags }: Fence): boolean {
  const isWhole = !flags.includes('part') && !flags.includes('transform') && !('unchecked' in values)
  return isWhole && /^[\w@./[\]-]+$/.test(values.title ?? '')
}

/** A sample that shows the result of following the page; one with another plugin or a trap is none. */
function isPromise(fence: Fence): boolean {
  const { plugin, options = '{}' } = fence.values
  return isSample(fence) && !plugin && Object.keys(JSON.parse(options)).every(name => name === 'rem2rpx')
}
