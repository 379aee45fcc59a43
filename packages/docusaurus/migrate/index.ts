import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'inkstone/paths'
import { type Reporter, SiteError } from 'inkstone/report'
import { z } from 'zod'
import { docusaurusSchema } from './docusaurus'
import { findExtended } from './find-extended'
import { findFrameRules } from './find-frame-rules'
import { findPatches } from './find-patches'
import { findSwizzled } from './find-swizzled'
import { noteAbsent } from './note-absent'
import { createNotes } from './notes'
import { printConfig } from './print-config'
import { printReport } from './print-report'
import { runConfig } from './run-config'
import { toSiteConfig } from './to-site-config'

const CONFIG = /^docusaurus\.config\.(?:[cm]?[jt]s)$/

/** Writes the site.config.ts of a Docusaurus checkout next to its own config, and changes nothing else. */
export async function migrate(folder: string | undefined, reporter: Reporter): Promise<string> {
  if (!folder) {
    throw new SiteError({
      what: 'no folder given',
      remedy: 'inkstone-docusaurus migrate path/to/checkout',
    })
  }
  const start = resolve(folder)
  const [file, ...others] = findConfigs(start)
  const dir = dirname(file)
  const target = join(dir, 'site.config.ts')
  if (existsSync(target)) {
    throw new SiteError({
      what: `${relative(start, target)} already exists`,
      remedy: 'delete or rename it, and start the command again',
    })
  }
  reporter.info(
    `This runs ${relative(process.cwd(), file)} and the plugins of its own that it names, with your rights; stop it now if you do not trust them`,
  )
  const { config, aliases, odd } = await runConfig(file, start)
  const parsed = docusaurusSchema.safeParse(config)
  if (!parsed.success) {
    throw new SiteError(
      parsed.error.issues.map(({ path, message }) => ({
        what: `"${path.join('.') || 'the configuration'}": ${message}`,
        where: { file: relative(start, file) },
        remedy: 'Fix the field',
      })),
    )
  }
  const migration = toSiteConfig({
    docusaurus: parsed.data,
    dir,
    versions: readVersions(dir),
    hasFolder: existsSync,
    extended: findExtended(parsed.data.plugins, dir),
    aliases,
    major: readMajor([dir, start]),
    odd,
  })
  const notes = createNotes(migration.notes)
  findSwizzled(dir, notes)
  findPatches(dir, start, notes)
  findFrameRules(dir, migration.plugins.docusaurus?.css as string[], notes)
  noteAbsent(odd, notes)
  writeFileSync(target, printConfig(migration))
  reporter.info(`Wrote ${relative(process.cwd(), target)}\n\n${printReport(migration)}`)
  for (const other of others)
    reporter.info(`\n${relative(start, other)} is another site: migrate its folder, too`)
  return dir
}

/** Maximum depth of the website in a checkout, as in `packages/website`. */
const DEPTH = 3

/** Returns the config files in or below a folder, those nearest to it. */
export function findConfigs(start: string): [string, ...string[]] {
  if (!existsSync(start)) {
    throw new SiteError({ what: `there is no folder ${start}`, remedy: 'give the path of a checkout' })
  }
  let folders = [start]
  for (let depth = 0; depth <= DEPTH; depth++) {
    const below: string[] = []
    const found: string[] = []
    for (const dir of folders) {
      const entries = readdirSync(dir, { withFileTypes: true })
      const config = entries.find(entry => entry.isFile() && CONFIG.test(entry.name))
      if (config) found.push(join(dir, config.name))
      const dirs = entries.filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
      below.push(...dirs.map(({ name }) => join(dir, name)))
    }
    const [nearest, ...others] = found
    if (nearest) return [nearest, ...others]
    folders = below
  }
  throw new SiteError({
    what: `no docusaurus.config found in ${start}`,
    remedy: 'give the folder that holds it',
  })
}

/** Returns the major version of Docusaurus in the first package.json that has it. */
export function readMajor(folders: string[]): number | undefined {
  for (const folder of folders) {
    const file = join(folder, 'package.json')
    if (!existsSync(file)) continue
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'))
    const asked: unknown = { ...devDependencies, ...dependencies }['@docusaurus/core']
    const major = typeof asked === 'string' && /^\D{0,2}(\d+)/.exec(asked)?.[1]
    if (major) return Number(major)
  }
  return undefined
}

/** Reads versions.json of each docs set. */
function readVersions(dir: string): Record<string, string[]> {
  const found = readdirSync(dir).flatMap(name => {
    const match = /^(?:(.+)_)?versions\.json$/.exec(name)
    return match ? [[match[1] ?? 'default', join(dir, name)] as const] : []
  })
  const names = z.array(z.string())
  return Object.fromEntries(
    found.map(([id, file]) => [id, names.parse(JSON.parse(readFileSync(file, 'utf8')))]),
  )
}
