import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFolders } from './folders'

/**
 * A folder laid out like a reader's project: one Tailwind, one plugin, patched by the plugin's own command or
 * not. Everything else is found in the node_modules above it.
 */
export type EnvironmentName = 'tw3' | 'tw4' | 'tw3-unpatched' | 'tw4-unpatched' | 'v2-tw3'

interface Recipe {
  /** Name in the reader's project -> name in samples/node_modules. */
  packages: Record<string, string>
  patched: boolean
}

const plugin = { 'weapp-tailwindcss': 'weapp-tailwindcss', 'tailwindcss-patch': 'tailwindcss-patch' }
const tailwind3 = { tailwindcss: 'tailwindcss-v3' }
const tailwind4 = {
  tailwindcss: 'tailwindcss',
  '@tailwindcss/node': '@tailwindcss/node',
  '@tailwindcss/postcss': '@tailwindcss/postcss',
}

const recipes: Record<EnvironmentName, Recipe> = {
  tw3: { packages: { ...tailwind3, ...plugin }, patched: true },
  tw4: { packages: { ...tailwind4, ...plugin }, patched: true },
  'tw3-unpatched': { packages: { ...tailwind3, ...plugin }, patched: false },
  'tw4-unpatched': { packages: { ...tailwind4, ...plugin }, patched: false },
  'v2-tw3': { packages: { ...tailwind3, 'weapp-tailwindcss': 'weapp-tailwindcss-v2' }, patched: true },
}

/** Sets an environment up, unless it stands already, and gives its folder. */
export function prepareEnvironment(name: EnvironmentName): string {
  const { samples, work } = findFolders()
  const folder = join(work, name)
  const stampFile = join(folder, 'stamp')
  const stamp = createHash('sha256')
    .update(readFileSync(join(samples, 'package-lock.json')))
    .update(JSON.stringify(recipes[name]))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder
  rmSync(folder, { recursive: true, force: true })
  const modules = join(folder, 'node_modules')
  mkdirSync(modules, { recursive: true })
  for (const [to, from] of Object.entries(recipes[name].packages)) {
    cpSync(join(samples, 'node_modules', from), join(modules, to), { recursive: true })
  }
  if (recipes[name].patched) {
    const cli = join(modules, 'weapp-tailwindcss/bin/weapp-tailwindcss.js')
    execFileSync(process.execPath, [cli, 'patch'], { cwd: folder, stdio: 'pipe' })
  }
  writeFileSync(stampFile, stamp)
  return folder
}
