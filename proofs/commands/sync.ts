import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFolders } from '../folders'
import { syncStarters } from './build-recipes'
import { syncApi } from './sync-api'
import { syncOptions } from './sync-options'
import { syncOracle } from './sync-oracle'
import { syncRecipes } from './sync-recipes'
import { syncSamples } from './sync-samples'

/** In dependency order: samples use options, recipes use the output of samples. */
const parts: Record<string, () => Promise<boolean>> = {
  options: syncOptions,
  api: syncApi,
  samples: syncSamples,
  recipes: syncRecipes,
  starters: syncStarters,
  oracle: syncOracle,
}

/** All generated files and folders. */
const generated = [
  'site/data/generated',
  'site/static/data',
  'proofs/known-packages.json',
  'proofs/checker/truths.json',
]

/**
 * `npm run sync`: regenerates all data from pages, starters and published packages; words select parts. With
 * `--check`, nothing is written, and files that would change are listed.
 */
export async function sync(words: string[]): Promise<boolean> {
  const isCheck = words.includes('--check')
  const chosen = words.filter(word => word !== '--check')
  const unknown = chosen.find(word => !(word in parts))
  if (unknown) {
    process.stderr.write(`no part "${unknown}"; choose from: ${Object.keys(parts).join(', ')}\n`)
    return false
  }
  const before = isCheck ? readGenerated() : new Map<string, string>()
  let isWell = true
  for (const [name, run] of Object.entries(parts))
    if (chosen.length === 0 || chosen.includes(name)) isWell = (await run()) && isWell
  return isCheck ? putBack(before) && isWell : isWell
}

export function readGenerated(): Map<string, string> {
  const { root } = findFolders()
  const files = generated.flatMap(path =>
    statSync(join(root, path)).isFile()
      ? [path]
      : readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
          .map(file => `${path}/${file.replaceAll('\\', '/')}`)
          .filter(file => statSync(join(root, file)).isFile()),
  )
  return new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]))
}

/** Restores the files; returns false if any had changed. */
function putBack(before: Map<string, string>): boolean {
  const { root } = findFolders()
  const after = readGenerated()
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
    file => before.get(file) !== after.get(file),
  )
  for (const file of changed) {
    const text = before.get(file)
    if (text === undefined) rmSync(join(root, file))
    else writeFileSync(join(root, file), text)
    process.stderr.write(`${file} is not what npm run sync makes\n`)
  }
  return changed.length === 0
}
