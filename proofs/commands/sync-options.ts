import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFolders } from '../folders'
import { computeOptionsTable } from '../options/table'

/** Writes the options of every published version to site/data/generated/api-options.json. */
export async function syncOptions(): Promise<boolean> {
  const table = await computeOptionsTable()
  writeFileSync(
    join(findFolders().site, 'data/generated/api-options.json'),
    `${JSON.stringify(table, null, 1)}\n`,
  )
  const counts = [Object.keys(table.archives).length, Object.keys(table.options).length]
  process.stdout.write(`${counts[0]} versions, ${counts[1]} options\n`)
  return true
}
