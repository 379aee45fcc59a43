import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readApi } from '../api/read-api'
import { findFolders } from '../folders'

/** Writes the published types of both generations to site/data/api. */
export async function syncApi(): Promise<boolean> {
  for (const generation of ['v4', 'v2'] as const) {
    const symbols = await readApi(generation)
    writeFileSync(
      join(findFolders().site, `data/api/${generation}.json`),
      `${JSON.stringify(symbols, null, 1)}\n`,
    )
    const members = Object.values(symbols).reduce((sum, symbol) => sum + symbol.members.length, 0)
    process.stdout.write(`${generation}: ${Object.keys(symbols).length} types, ${members} members\n`)
  }
  return true
}
