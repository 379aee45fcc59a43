import { type SampleOutput, sampleKey } from '../../engine/model/sample'
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

interface Source {
  page: Page
  /** Value of the tabs to follow where a page has such; elsewhere the first tab. */
  tool: string
  pages: Map<string, Page>
  outputs: Record<string, SampleOutput>
}

/** Follows a page in order, in the tabs of one build tool, and keeps the last whole version of every file. */
export function assembleProject({ page, tool, pages, outputs }: Source): RecipeProject {
  const project: RecipeProject = { files: {}, templates: [], styles: [] }
  for (const fence of followTabs(expandFences(page, pages), tool)) {
    if (isFile(fence)) project.files[fence.values.title!] = fence.code
    const output = isPromise(fence) ? outputs[sampleKey(toSampleInput(fence))] : undefined
    if (!output || 'pairs' in output) continue
    if (fence.language === 'wxml') project.templates.push({ input: fence.code, output: output.output })
    if (fence.language === 'classes') project.styles.push({ classes: fence.code, output: output.output })
  }
  return project
}

/** Of each group of tabs, the one for the tool or else the first. */
function followTabs(fences: Fence[], tool: string): Fence[] {
  const forTool = new Set(
    fences.flatMap(fence => fence.tabs.filter(tab => tab.value === tool).map(tab => tab.group)),
  )
  return fences.filter(fence =>
    fence.tabs.every(tab => (forTool.has(tab.group) ? tab.value === tool : tab.index === 1)),
  )
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
