import type { Fence } from '../fences'
import { expandFences, type Page } from '../pages'

/** What a reader has who copied every block of a recipe. */
export interface RecipeProject {
  /** Path in the project -> text of the file. */
  files: Record<string, string>
  /** Reasons of blocks that cannot be checked. */
  excuses: string[]
}

/** Follows pages in order and keeps the last whole version of every file. */
export function assembleProject(pages: Page[], all: Map<string, Page>): RecipeProject {
  const fences = pages.flatMap(page => expandFences(page, all)).filter(fence => !fence.isAlternative)
  const project: RecipeProject = { files: {}, excuses: [] }
  for (const fence of fences) {
    if (fence.values.unchecked) project.excuses.push(fence.values.unchecked)
    else if (isFile(fence)) project.files[fence.values.title!] = fence.code
  }
  return project
}

function isFile({ values, flags }: Fence): boolean {
  return /^[\w@./[\]-]+$/.test(values.title ?? '') && !flags.includes('part') && !flags.includes('transform')
}
