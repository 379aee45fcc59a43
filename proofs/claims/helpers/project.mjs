import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { environment } from './environment.mjs'

/**
 * A temporary folder with files. `packagesIn` links the packages of the environment into a folder of it;
 * `isInside` puts it inside the environment, where they are found as well.
 */
export function makeProject({ files = {}, packagesIn, isInside = false } = {}) {
  const above = isInside ? join(environment, 'scan') : realpathSync(tmpdir())
  const folder = mkdtempSync(join(above, 'case-'))
  const path = (name = '') => join(folder, name)
  const write = (name, text) => {
    mkdirSync(dirname(path(name)), { recursive: true })
    writeFileSync(path(name), text)
  }
  for (const [name, text] of Object.entries(files)) write(name, text)
  if (packagesIn !== undefined) linkPackages(path(packagesIn))
  return {
    path,
    write,
    read: name => readFileSync(path(name), 'utf8'),
    exists: name => existsSync(path(name)),
    list: (name = '') => (existsSync(path(name)) ? readdirSync(path(name)) : []),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  }
}

function linkPackages(folder) {
  const packages = join(environment, 'node_modules')
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  for (const name of readdirSync(packages))
    if (!name.startsWith('.')) symlinkSync(join(packages, name), join(folder, 'node_modules', name))
}
