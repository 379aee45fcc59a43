import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createOracle, listOracleJobs, mutationsOf, nameOf, projectHash, type Truth } from '../checker/oracle'
import { findFolders } from '../folders'

/** Runs every mutation of every recipe and writes the results; reuses earlier results of the same input. */
export async function syncOracle(): Promise<boolean> {
  const file = join(findFolders().samples, 'checker/truths.json')
  const seen = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Truth[]) : []
  const truths: Truth[] = []
  const write = (rest: Truth[] = []) => {
    const rows = [...truths, ...rest].map(truth => ` ${JSON.stringify(truth)}`)
    writeFileSync(file, `[\n${rows.join(',\n')}\n]\n`)
  }
  const before = new Map(seen.map(truth => [truth.hash, truth]))
  for (const { recipe, line } of listOracleJobs()) {
    const oracle = createOracle(recipe, line)
    let isChecked = false
    for (const mutation of mutationsOf(recipe, line)) {
      const hash = projectHash(recipe, mutation, line)
      const known = before.get(hash)
      if (!known && !isChecked) {
        const fault = await oracle.judge()
        if (fault) process.stdout.write(`${line.id} ${nameOf(recipe)} as on its page: ${fault}\n`)
        if (fault) break
        isChecked = true
      }
      truths.push(
        known ?? {
          line: line.id,
          recipe: nameOf(recipe),
          file: mutation.path,
          name: mutation.name,
          hash,
          fault: await oracle.judge(mutation),
        },
      )
    }
    oracle.stop()
    // Written after each recipe, because a run takes long.
    write(seen.filter(({ hash }) => !truths.some(truth => truth.hash === hash)))
    process.stdout.write(`${line.id} ${nameOf(recipe)}\n`)
  }
  write()
  return true
}
