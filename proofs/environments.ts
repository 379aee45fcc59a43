import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lines, oldLine } from '../site/data/lines'
import { lineFolder } from './folders'

/**
 * A folder laid out like a reader's project: the plugin of one line, one Tailwind, patched by the plugin's own command
 * or not. Everything else is found in the node_modules above it, first those of the line.
 */
export interface Environment {
  /** Folder in samples/lines. */
  line: string
  tailwind: 3 | 4
  patched: boolean
}

/** Name in the reader's project -> name in the node_modules of the line. */
const tailwindPackages: Record<3 | 4, Record<string, string>> = {
  3: { tailwindcss: 'tailwindcss-v3' },
  4: {
    tailwindcss: 'tailwindcss',
    '@tailwindcss/node': '@tailwindcss/node',
    '@tailwindcss/postcss': '@tailwindcss/postcss',
  },
}

/** Every environment of a line. */
function listEnvironments(line: string): Environment[] {
  const majors = line === oldLine.id ? ([3] as const) : ([3, 4] as const)
  const patches = line === oldLine.id ? [true] : [true, false]
  return majors.flatMap(tailwind => patches.map(patched => ({ line, tailwind, patched })))
}

/** Every environment of the site's lines. */
export function listAllEnvironments(): Environment[] {
  return [...lines, oldLine].flatMap(({ id }) => listEnvironments(id))
}

/**
 * What `npm run` sets in a folder. The plugin takes the folder that these variables name for the reader's project and
 * looks there for Tailwind; under a command of this repository they name the repository.
 */
export function projectEnv(folder: string): Record<string, string> {
  return {
    INIT_CWD: folder,
    PWD: folder,
    npm_config_local_prefix: folder,
    npm_package_json: join(folder, 'package.json'),
  }
}

/** Sets an environment up, unless it stands already, and gives its folder. */
export function prepareEnvironment(environment: Environment): string {
  const { line, tailwind, patched } = environment
  const home = lineFolder(line)
  const folder = join(home, '.work', `tw${tailwind}${patched ? '' : '-unpatched'}`)
  const packages = {
    ...tailwindPackages[tailwind],
    'weapp-tailwindcss': 'weapp-tailwindcss',
    // It looks for the Tailwind to patch from where it lies itself.
    'tailwindcss-patch': 'tailwindcss-patch',
  }
  const stampFile = join(folder, 'stamp')
  const stamp = createHash('sha256')
    .update(readFileSync(join(home, 'package-lock.json')))
    .update(JSON.stringify([environment, packages, 'package.json']))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder
  rmSync(folder, { recursive: true, force: true })
  const modules = join(folder, 'node_modules')
  mkdirSync(modules, { recursive: true })
  // Newer plugins keep a record in the project they find, which is the nearest with a package.json.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  for (const [to, from] of Object.entries(packages)) {
    const source = join(home, 'node_modules', from)
    if (existsSync(source)) cpSync(source, join(modules, to), { recursive: true })
  }
  if (patched) {
    const { bin } = JSON.parse(readFileSync(join(modules, 'weapp-tailwindcss/package.json'), 'utf8'))
    const cli = join(modules, 'weapp-tailwindcss', bin['weapp-tw'])
    execFileSync(process.execPath, [cli, 'patch'], { cwd: folder, stdio: 'pipe' })
  }
  writeFileSync(stampFile, stamp)
  return folder
}
