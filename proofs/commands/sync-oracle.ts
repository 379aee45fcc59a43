import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createOracle,
  listOracleRecipes,
  mutationsOf,
  nameOf,
  projectHash,
  type Truth,
} from '../checker/oracle'
import { findFolders } from '../folders'

/** Runs every mutation of every recipe and writes what came of it; what was seen before of the same is taken as it is. */
export async function syncOracle(): Promise<boolean> {
  const file = join(findFolders().samples, 'checker/truths.json')
  const seen = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Truth[]) : []
  const truths: Truth[] = []
  const write = (rest: Truth[] = []) => {
    const rows = [...truths, ...rest].map(truth => ` ${JSON.stringify(truth)}`)
    writeFileSync(file, `[\n${rows.join(',\n')}\n]\n`)
  }
  for (const recipe of listOracleRecipes()) {
    const oracle = createOracle(recipe)
    const before = new Map(
      seen.filter(truth => truth.recipe === nameOf(recipe)).map(truth => [truth.hash, truth]),
    )
    let isChecked = false
    for (const mutation of mutationsOf(recipe)) {
      const hash = projectHash(recipe, mutation)
      const known = before.get(hash)
      if (!known && !isChecked) {
        const fault = await oracle.judge()
        if (fault) process.stdout.write(`${nameOf(recipe)} as on its page: ${fault}\n`)
        if (fault) break
        isChecked = true
      }
      truths.push(
        known ?? {
          recipe: nameOf(recipe),
          file: mutation.path,
          name: mutation.name,
          hash,
          fault: await oracle.judge(mutation),
        },
      )
    }
    oracle.stop()
    write(seen.filter(({ recipe: name }) => !truths.some(truth => truth.recipe === name)))
    process.stdout.write(
      `${nameOf(recipe)}  ${truths.filter(truth => truth.recipe === nameOf(recipe)).length}\n`,
    )
  }
  write()
  return true
}
