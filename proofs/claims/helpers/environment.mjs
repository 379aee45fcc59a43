import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The folder that cases run in: a project with one line of the plugin and one Tailwind. */
export const environment = process.cwd()

/** Loads packages of that project. */
export const require = createRequire(join(environment, 'package.json'))
