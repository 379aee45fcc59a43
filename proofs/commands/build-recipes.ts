import { lines } from '../../site/data/lines'
import { buildStarter, hashStarter } from '../starters/build-starter'
import { readStarters } from '../starters/read-starters'
import { readBuilds, writeBuilds, writeStarters } from '../starters/records'

/**
 * `npm run recipes:build [words]`: unpacks, installs and builds every starter with every line, and writes the results
 * to site/data/generated/recipe-builds.json. Skips earlier successful builds of the same input; words filter "4.12
 * taro-vite-tw4".
 */
export async function buildRecipes(chosen: string[]): Promise<boolean> {
  const all = readStarters()
  const hashes = new Set(all.flatMap(read => lines.map(line => hashStarter(read, line))))
  // Results of changed inputs are dropped until they are built again.
  writeBuilds(readBuilds().filter(({ hash }) => hashes.has(hash)))
  for (const read of all)
    for (const line of lines) {
      const name = `${line.id} ${read.starter.id}`
      const isSame = (other: { line: string; id: string }) =>
        other.line === line.id && other.id === read.starter.id
      const seen = readBuilds().find(isSame)
      const isKnown = seen?.hash === hashStarter(read, line) && !seen.fault
      if (isKnown || !chosen.every(word => name.includes(word))) continue
      process.stdout.write(`${name}\n`)
      const result = buildStarter(read, line)
      process.stdout.write(`  ${result.fault ?? 'as it should be'}\n`)
      // Written after each build, because a run takes long.
      writeBuilds([...readBuilds().filter(other => !isSame(other)), result])
    }
  writeStarters()
  return readBuilds().every(({ fault }) => !fault)
}

/** `npm run sync`: writes the list of starters and their files for the browser. */
export async function syncStarters(): Promise<boolean> {
  writeStarters()
  return true
}
