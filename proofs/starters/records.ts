import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { StarterFiles } from '../../site/data/complete-starter'
import { type Line, lines } from '../../site/data/lines'
import type { Recipe } from '../../site/data/recipes'
import { findFolders } from '../folders'
import { readPages } from '../pages'
import { hashStarter, type StarterBuild } from './build-starter'
import { type ReadStarter, readRecipes, readStarters } from './read-starters'

const buildsFile = () => join(findFolders().site, 'data/generated/recipe-builds.json')

/** Reads the committed results of `npm run recipes:build`. */
export function readBuilds(): StarterBuild[] {
  return existsSync(buildsFile()) ? (JSON.parse(readFileSync(buildsFile(), 'utf8')) as StarterBuild[]) : []
}

export function writeBuilds(builds: StarterBuild[]): void {
  const sorted = [...builds].sort((a, b) => (`${a.id} ${a.line}` < `${b.id} ${b.line}` ? -1 : 1))
  write(buildsFile(), `[\n${sorted.map(build => ` ${JSON.stringify(build)}`).join(',\n')}\n]\n`)
}

/** Returns the generated site data about recipes and their projects: path -> text. */
export function starterRecords(): Record<string, string> {
  const builds = readBuilds()
  const starters = readStarters()
  const list = readRecipes().map(({ recipe, files }) => {
    const own = starters.find(({ starter }) => starter.id === recipe.id)
    const proven = own ? lines.filter(line => builds.some(build => isProof(build, own, line))) : []
    return { ...recipe, lines: proven.map(({ id }) => id), packages: packagesOf(recipe, files) }
  })
  return {
    'data/generated/starters.json': `[\n${list.map(entry => ` ${JSON.stringify(entry)}`).join(',\n')}\n]\n`,
    'data/generated/starter-files.json': `${JSON.stringify(includedFiles(), null, 1)}\n`,
    ...Object.fromEntries(
      starters.map(({ starter, files }) => [
        `static/data/starters/${starter.id}.json`,
        `${JSON.stringify(files, null, 1)}\n`,
      ]),
    ),
  }
}

/** Returns the files that pages include: "id/path" -> text. */
function includedFiles(): Record<string, string> {
  const included = readPages().flatMap(({ fences }) =>
    fences.flatMap(({ values: { file }, code }) => (file ? [[file.replace('starter:', ''), code]] : [])),
  )
  return Object.fromEntries(included.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))
}

function isProof(build: StarterBuild, starter: ReadStarter, line: Line): boolean {
  const isOwn = build.line === line.id && build.id === starter.starter.id
  return isOwn && !build.fault && build.hash === hashStarter(starter, line)
}

/** Returns the versions of packages that a page names. */
function packagesOf({ project }: Recipe, files: StarterFiles): Record<string, string> {
  const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '{}')
  const all: Record<string, string> = { ...dependencies, ...devDependencies }
  return Object.fromEntries((project?.shows ?? []).map(name => [name, all[name] ?? '']))
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
