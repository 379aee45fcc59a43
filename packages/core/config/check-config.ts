import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { relative, resolve } from '../paths'
import { type Problem, SiteError } from '../report'
import { locateField } from './locate-field'
import { type Plugin, readPlugins } from './plugin'
import { type SiteData, siteSchema } from './schema'
import { describeIssues, type FieldFault } from './schema-problems'

export type UserConfig = z.input<typeof siteSchema> & {
  /** Plugins from the site or from packages: `plugins: [own, diagrams()]`. */
  plugins?: (Plugin | false | undefined)[]
}

export type Site = SiteData & {
  configFile: string
}

/** Gives a config file its types; returns the config as it is. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}

/** Checks the value that the config file exports; the error lists every fault. */
export function checkConfig(input: unknown, file: string): Site {
  const configFile = resolve(file)
  const { plugins, extension, ...fields } = (input ?? {}) as Record<string, unknown>
  const result = siteSchema.safeParse(input && typeof input === 'object' ? fields : input)
  const faults = [
    ...(result.success ? [] : describeIssues(result.error.issues, input)),
    ...readPlugins(plugins).faults,
    ...(extension === undefined ? [] : [formerExtension(extension)]),
  ]
  if (result.success && faults.length === 0) return { ...result.data, configFile }
  throw new SiteError(toModuleProblems({ faults, file: configFile, root: process.cwd() }))
}

function formerExtension(module: unknown): FieldFault {
  return {
    path: ['extension'],
    what: '"extension" is replaced by "plugins"',
    remedy: `import own from './${module}', let it export definePlugin({ name, version, setup: () => ({ … }) }), and write plugins: [own]`,
  }
}

/** Turns faults into problems with a place: the file relative to the root, and the line. */
export function toModuleProblems(input: { faults: FieldFault[]; file: string; root: string }): Problem[] {
  if (input.faults.length === 0) return []
  const source = existsSync(input.file) ? readFileSync(input.file, 'utf8') : ''
  return input.faults.map(({ path, what, remedy, severity }) => ({
    what,
    where: { file: relative(input.root, input.file), line: source ? locateField(source, path) : undefined },
    remedy,
    ...(severity && { severity }),
  }))
}
