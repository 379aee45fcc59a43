import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lines, type RecipeResult, recipeResults } from '../../site/data/lines'
import { findFolders } from '../folders'
import { readOutputs } from '../outputs'
import { judgeRecipes } from '../recipes/judge'
import { readRecipeFiles } from '../recipes/recipe-files'

/** Follows every recipe with every line and writes the results to site/data/generated/recipe-results.json. */
export async function syncRecipes(): Promise<boolean> {
  const results: RecipeResult[] = []
  for (const { id } of lines) results.push(...(await judgeRecipes(id, readOutputs(), recipeResults)))
  const rows = results.map(result => ` ${JSON.stringify(result)}`)
  writeFileSync(join(findFolders().site, 'data/generated/recipe-results.json'), `[\n${rows.join(',\n')}\n]\n`)
  writeRecipeFiles()
  for (const { line, id, fault } of results)
    process.stdout.write(`${line}  ${id}  ${fault ?? 'as promised'}\n`)
  return true
}

/**
 * Writes the checker's reference files to site/data/generated/recipe-files.json; also part of the samples command,
 * because it is fast.
 */
function writeRecipeFiles(): void {
  const text = JSON.stringify(readRecipeFiles(readOutputs()), null, 1)
  writeFileSync(join(findFolders().site, 'data/generated/recipe-files.json'), `${text}\n`)
}
