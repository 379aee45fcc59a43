import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lines, oldLine } from '../../site/data/lines'
import { readApi } from '../api/read-api'
import { findFolders } from '../folders'

/** Writes the published types of every line to site/data/generated/api-lines.json. */
export async function syncApi(): Promise<boolean> {
  const apis: Record<string, Awaited<ReturnType<typeof readApi>>> = {}
  for (const { id, plugin } of [...lines, oldLine]) {
    const symbols = await readApi(id)
    apis[id] = symbols
    const members = Object.values(symbols).reduce((sum, symbol) => sum + symbol.members.length, 0)
    process.stdout.write(`${plugin}: ${Object.keys(symbols).length} types, ${members} members\n`)
  }
  const file = join(findFolders().site, 'data/generated/api-lines.json')
  writeFileSync(file, `${JSON.stringify(apis, null, 1)}\n`)
  return true
}
