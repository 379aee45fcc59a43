import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Starter, StarterFiles } from '../../site/data/starters'
import { findFolders } from '../folders'

/** A starter with its files as they lie in the repository: versions of a line are not filled in. */
export interface ReadStarter {
  starter: Starter
  files: StarterFiles
}

/** Every folder of starters/. */
export function readStarters(): ReadStarter[] {
  const root = join(findFolders().root, 'starters')
  return readdirSync(root)
    .sort()
    .map(id => {
      const all = readFolder(join(root, id))
      const { 'starter.json': description = '{}', ...files } = all
      return { starter: { id, ...(JSON.parse(description) as Omit<Starter, 'id'>) }, files }
    })
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

/** What builds and judges starters, without its imports: those move without changing what it does. */
export function readRunner(): string[] {
  const folder = join(findFolders().samples, 'starters')
  return ['build-starter.ts', 'judge-starter.ts'].map(file =>
    readFileSync(join(folder, file), 'utf8').replace(/^import .*\n/gm, ''),
  )
}
