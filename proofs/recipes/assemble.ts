import { sampleKey } from '../../site/plugin/sample'
import type { Fence } from '../fences'
import { type Outputs, outputOf } from '../outputs'
import { linesFor } from '../page-lines'
import { expandFences, type Page } from '../pages'
import { isSample, toSampleInput } from '../sample-fences'

/** The project of a reader who copied every block of a page, with the results that the page promises. */
export interface RecipeProject {
  /** Text of each file by path. */
  files: Record<string, string>
  /** Templates and class lists on the page, with their output. */
  samples: RecipeSample[]
}

export interface RecipeSample {
  language: 'wxml' | 'classes'
  input: string
  output: string
  /** Plugin options used for computing it. */
  options: Record<string, unknown>
}

interface Source {
  page: Page
  /** Tab value to follow; elsewhere the first tab. */
  tool: string
  /** Blocks for another major version of Tailwind are skipped. */
  tailwind: number
  pages: Map<string, Page>
  outputs: Outputs
  /** The plugin line that the reader uses. */
  line: string
  /** The line whose tabs and blocks are followed: a different one for a line that pages do not mention yet. */
  blocksOf?: string
}

/** Follows a page in order, in the tabs of one build tool, and keeps the last complete version of every file. */
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

/** Returns fences in one tab of each group: the one with a chosen value, or else the first. */
export function followTabs(fences: Fence[], values: string[]): Fence[] {
  const chosen = new Set(
    fences.flatMap(fence => fence.tabs.filter(tab => values.includes(tab.value)).map(tab => tab.group)),
  )
  return fences.filter(fence =>
    fence.tabs.every(tab => (chosen.has(tab.group) ? values.includes(tab.value) : tab.index === 1)),
  )
}

/** Whether a block is a complete file of the reader's project. */
export function isWholeFile({ values, flags }: Fence): boolean {
  const isWhole = !flags.includes('part') && !flags.includes('transform') && !('unchecked' in values)
  return isWhole && /^[\w@./[\]-]+$/.test(values.title ?? '')
}
