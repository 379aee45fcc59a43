import { expectationOf } from '../expected/expectations'
import { readRecipeFiles } from '../expected/recipe'
import type { Project } from '../read/read-project'
import type { ListedFile } from './list-files'
import { pickFiles } from './pick-files'
import { recognise } from './recognise'

/** Recognizes the project in a folder, or uses the chosen recipe, and reads the relevant files. */
export async function readFolder(
  files: ListedFile[],
  chosen?: number,
): Promise<{ recipe: number; project: Project } | undefined> {
  const { recipes } = readRecipeFiles()
  const packageFile = files.find(({ path }) => path === 'package.json')
  const found = recognise(
    files.map(({ path }) => path),
    await packageFile?.read(),
  )
  const recipe =
    chosen ??
    recipes.findIndex(
      ({ framework, tool, tailwind }) =>
        framework === found?.framework && tool === found.tool && tailwind === found.tailwind,
    )
  if (recipe === -1) return undefined
  return { recipe, project: await pickFiles(files, expectationOf(recipes[recipe]!)) }
}
