import { checkProject, type Report } from './check'
import { readRecipeFiles } from './expected/recipe'
import type { Project } from './read/read-project'

export interface CheckRequest {
  id: number
  /** Index of the recipe. */
  recipe: number
  project: Project
}

export type CheckAnswer = { id: number; report: Report } | { id: number; error: string }

const { recipes } = readRecipeFiles()

self.onmessage = ({ data: { id, recipe, project } }: MessageEvent<CheckRequest>) => {
  try {
    const report = checkProject(recipes[recipe]!, project)
    self.postMessage({ id, report } satisfies CheckAnswer)
  } catch (error) {
    self.postMessage({ id, error: (error as Error).message } satisfies CheckAnswer)
  }
}
