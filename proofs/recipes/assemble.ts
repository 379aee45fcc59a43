import { sampleKey } from '../../site/plugin/sample'
import type { Fence } from '../fences'
import { type Outputs, outputOf } from '../outputs'
import { linesFor } from '../page-lines'
import { expandFences, type Page } from '../pages'
import { isSample, toSampleInput } from '../sample-fences'

/** What a reader has who copied every block of a page, and what the page promises to come of it. */
export interface RecipeProject {
  /** Path in the project -> text of the file. */
  files: Record<string, string>
  /** Templates and lists of classes that the page shows, with what they become. */
  samples: RecipeSample[]
}

export interface RecipeSample {
  language: 'wxml' | 'classes'
  input: string
  output: string
  /** Plugin options that it was computed with. */
  options: Record<string, unknown>
}

interface Source {
  page: Page
  /** Value of the tabs to follow where a page has such; elsewhere the first tab. */
  tool: string
  /** Blocks for the other major of Tailwind are not followed. */
  tailwind: number
  pages: Map<string, Page>
  outputs: Outputs
  /** The line of the plugin that the reader follows the page with. */
  line: string
  /** The line whose tabs and blocks are followed: another one for a line that pages do not name yet. */
  blocksOf?: string
}

/** Follows a page in order, in the tabs of one build tool, and keeps the last whole version of every file. */
export function assembleProject(source: Source): RecipeProject {
  const { page, tool, tailwind, pages, outputs, line, blocksOf = line } = source
  const project: RecipeProject = { files: {}, samples: [] }
  for (const fence of followTabs(expandFences(page, pages), [tool, blocksOf])) {
    const { plugin, tw, options = '{}' } = fence.values
    if (tw && tw !== String(tailwind)) continue
    if (isWholeFile(fence) && (!plugin || linesFor(plugin).includes(blocksOf)))
      project.files[fence.values.title!] = fence.code
    const output = isSample(fence) && !plugin && outputOf(outputs, sampleKey(toSampleInput(fence)), line)
    if (!output || 'pairs' in output || (fence.language !== 'wxml' && fence.language !== 'classes')) continue
    project.samples.push({
      language: fence.language,
      input: fence.code,
      output: output.output,
      options: JSON.parse(options),
    })
  }
  return project
}

/** Of each group of tabs, the one with a chosen value or else the first. */
export function followTabs(fences: Fence[], values: string[]): Fence[] {
  const chosen = new Set(
    fences.flatMap(fence => fence.tabs.filter(tab => values.includes(tab.value)).map(tab => tab.group)),
  )
  return fences.filter(fence =>
    fence.tabs.every(tab => (chosen.has(tab.group) ? values.includes(tab.value) : tab.index === 1)),
  )
}

/** Whether a block is a file of the reader's project, from its first line to its last. */
export function isWholeFile({ values, flags }: Fence): boolean {
  const isWhole = !flags.includes('part') && !flags.includes('transform') && !('unchecked' in values)
  return isWhole && /^[\w@./[\]-]+$/.test(values.title ?? '')
}
