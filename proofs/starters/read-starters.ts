import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StarterFiles } from '../../site/data/complete-starter'
import type { Project, Recipe } from '../../site/data/recipes'
import { findFolders } from '../folders'

/** A recipe with its project files as in the repository: versions of a line are not filled in. */
export interface ReadStarter {
  starter: Recipe & { project: Project }
  files: StarterFiles
}

/** Reads every recipe with its files. */
export function readRecipes(): { recipe: Recipe; files: StarterFiles }[] {
  const root = join(findFolders().root, 'starters')
  return readdirSync(root)
    .sort()
    .map(id => {
      const { 'starter.json': description = '{}', ...files } = readFolder(join(root, id))
      return { recipe: { id, ...(JSON.parse(description) as Omit<Recipe, 'id'>) }, files }
    })
}

/** Reads every recipe that has a project. */
export function readStarters(): ReadStarter[] {
  return readRecipes().flatMap(({ recipe, files }) =>
    recipe.project ? { starter: { ...recipe, project: recipe.project }, files } : [],
  )
}

function readFolder(folder: string): StarterFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(path => !path.includes('node_modules'))
    .sort()
  return Object.fromEntries(
    paths.map(path => [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  )
}

/**
 * Returns the code that builds and judges starters, for their hash, without imports, which do not affect the result.
 */
export function readRunner(): string[] {
  const folder = join(findFolders().samples, 'starters')
  return ['build-starter.ts', 'judge-starter.ts'].map(file =>
    readFileSync(join(folder, file), 'utf8').replace(/^import .*\n/gm, ''),
  )
}
