import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Line } from '../../site/data/lines'
import { fillVersions } from '../../site/data/plugin-lines'
import { sampleKey } from '../../site/plugin/sample'
import { findFolders } from '../folders'
import { type Outputs, outputOf } from '../outputs'
import { linesFor } from '../page-lines'
import { expandFences, type Page } from '../pages'
import { followTabs, isWholeFile } from '../recipes/assemble'
import { isSample, toSampleInput } from '../sample-fences'

/** A step of a reader on a page. */
type Step = { kind: 'command'; command: string } | { kind: 'file'; path: string; text: string }

/** A sample of the page: its input and the displayed output. */
interface Promised {
  language: string
  input: string
  output: string
}

export interface PageSteps {
  steps: Step[]
  promised: Promised[]
}

interface Source {
  page: Page
  /** Id of the only section to read. */
  section?: string
  tabs: string[]
  pages: Map<string, Page>
  outputs: Outputs
  line: Line
}

/** Reads a page up to the end of its recipe, or one section of it, in the chosen tabs. */
export function readSteps({ page, section, tabs, pages, outputs, line }: Source): PageSteps {
  const found: PageSteps = { steps: [], promised: [] }
  const isFollowed = section ? sectionOf(page, section) : recipeOf(page)
  const recipe = { ...page, fences: page.fences.filter(isFollowed), uses: page.uses.filter(isFollowed) }
  for (const fence of followTabs(expandFences(recipe, pages), [...tabs, line.id])) {
    const { plugin, title = '', options = '{}' } = fence.values
    if (plugin && !linesFor(plugin).includes(line.id)) continue
    const code = fillVersions(fence.code, line)
    if (fence.language === 'bash')
      found.steps.push(
        ...code
          .split('\n')
          .filter(Boolean)
          .map((command): Step => ({ kind: 'command', command })),
      )
    else if (isWholeFile(fence)) found.steps.push({ kind: 'file', path: title, text: `${code}\n` })
    // Recipes convert rem, so class lists computed without that option are not their output.
    if (!isSample(fence) || (fence.language === 'classes' && options !== '{"rem2rpx":true}')) continue
    const output = outputOf(outputs, sampleKey(toSampleInput(fence)), line.id)
    if (output && !('pairs' in output))
      found.promised.push({ language: fence.language, input: fence.code, output: output.output })
  }
  return found
}

type Place = (item: { line: number }) => boolean

/** Returns the part up to the verification step, and the section on keeping the patch. */
function recipeOf(page: Page): Place {
  const headings = headingsOf(page)
  const check = headings.findIndex(({ id }) => id === 'verify')
  const after = check === -1 ? undefined : headings.slice(check + 1).find(({ id }) => id !== 'patch')
  return ({ line }) => !after || line < after.line
}

function sectionOf(page: Page, section: string): Place {
  const headings = headingsOf(page)
  const index = headings.findIndex(({ id }) => id === section)
  const { line: start = Number.POSITIVE_INFINITY } = headings[index] ?? {}
  const { line: end = Number.POSITIVE_INFINITY } = headings[index + 1] ?? {}
  return ({ line }) => line > start && line < end
}

function headingsOf({ file }: Page): { id: string; line: number }[] {
  const lines = readFileSync(join(findFolders().site, file), 'utf8').split('\n')
  return lines.flatMap((text, index) => {
    const [, id] = /^## .*\{#([\w-]+)\}/.exec(text) ?? []
    return id ? { id, line: index + 1 } : []
  })
}
