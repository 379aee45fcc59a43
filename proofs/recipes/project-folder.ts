import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Environment, prepareEnvironment } from '../environments'
import { findFolders, lineFolder } from '../folders'

/**
 * Writes a project to a folder of its own. It lies outside of the repository: Tailwind and the plugin skip what git
 * ignores when they look for classes.
 */
export function writeProject(name: string, environment: Environment, files: Record<string, string>): string {
  const { samples } = findFolders()
  const id = createHash('sha256').update(samples).digest('hex').slice(0, 8)
  const folder = join(realpathSync(tmpdir()), `recipes-${id}`, name.replaceAll(/\W+/g, '-'))
  rmSync(folder, { recursive: true, force: true })
  const modules = join(folder, 'node_modules')
  linkPackages(join(prepareEnvironment(environment), 'node_modules'), modules)
  linkPackages(join(lineFolder(environment.line), 'node_modules'), modules)
  linkPackages(join(samples, 'node_modules'), modules)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Links every package of a folder that is not linked yet. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue
    const target = join(to, entry.name)
    if (entry.name.startsWith('@')) linkPackages(join(from, entry.name), target)
    else if (!existsSync(target)) symlinkSync(join(from, entry.name), target)
  }
}
