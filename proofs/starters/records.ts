import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lines } from '../../site/data/lines'
import { findFolders } from '../folders'
import { hashStarter, type StarterBuild } from './build-starter'
import { readStarters } from './read-starters'

const buildsFile = () => join(findFolders().site, 'data/generated/starter-builds.json')

/** The committed results of `npm run starters:build`. */
export function readBuilds(): StarterBuild[] {
  return existsSync(buildsFile()) ? (JSON.parse(readFileSync(buildsFile(), 'utf8')) as StarterBuild[]) : []
}

export function writeBuilds(builds: StarterBuild[]): void {
  const sorted = [...builds].sort((a, b) => (`${a.id} ${a.line}` < `${b.id} ${b.line}` ? -1 : 1))
  write(buildsFile(), `[\n${sorted.map(build => ` ${JSON.stringify(build)}`).join(',\n')}\n]\n`)
}

/** What the site reads of the starters: path -> text. */
export function starterRecords(): Record<string, string> {
  const builds = readBuilds()
  const read = readStarters()
  const list = read.map(entry => {
    const proven = lines.filter(line =>
      builds.some(
        ({ line: id, id: starter, hash, fault }) =>
          id === line.id && starter === entry.starter.id && hash === hashStarter(entry, line) && !fault,
      ),
    )
    return { ...entry.starter, lines: proven.map(({ id }) => id) }
  })
  return {
    'data/generated/starters.json': `[\n${list.map(entry => ` ${JSON.stringify(entry)}`).join(',\n')}\n]\n`,
    ...Object.fromEntries(
      read.map(({ starter, files }) => [
        `static/data/starters/${starter.id}.json`,
        `${JSON.stringify(files, null, 1)}\n`,
      ]),
    ),
  }
}

export function writeStarters(): void {
  const { site } = findFolders()
  const records = starterRecords()
  const served = join(site, 'static/data/starters')
  for (const file of existsSync(served) ? readdirSync(served) : [])
    if (!(`static/data/starters/${file}` in records)) rmSync(join(served, file))
  for (const [path, text] of Object.entries(records)) write(join(site, path), text)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
