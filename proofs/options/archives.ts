import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFolders } from '../folders'

const run = promisify(execFile)

const plugin = 'weapp-tailwindcss'

/** A published version of a package. */
export interface Archive {
  name: string
  version: string
  /** Hash of the archive, as in the registry and in lock files. */
  integrity: string
}

/** Lists every release of the plugin in the registry, oldest first. */
export async function listArchives(): Promise<Archive[]> {
  const { stdout } = await run('npm', ['view', `${plugin}@>=0`, 'version', 'dist.integrity', '--json'], {
    maxBuffer: 2 ** 26,
  })
  const found = JSON.parse(stdout) as { version: string; 'dist.integrity': string }[]
  return found
    .map(entry => ({ name: plugin, version: entry.version, integrity: entry['dist.integrity'] }))
    .filter(({ version }) => /^\d+\.\d+\.\d+$/.test(version))
    .sort((a, b) => compareVersions(a.version, b.version))
}

/** Returns the folder of an unpacked archive; downloads it unless the copy here matches the registry's hash. */
export async function openArchive({ name, version, integrity }: Archive): Promise<string> {
  const store = join(findFolders().work, 'archives')
  // The file name that npm pack uses.
  const packed = `${name.replace('@', '').replace('/', '-')}-${version}`
  const file = join(store, `${packed}.tgz`)
  const folder = join(store, packed)
  if (!existsSync(file) || integrityOf(file) !== integrity) {
    mkdirSync(store, { recursive: true })
    rmSync(folder, { recursive: true, force: true })
    await run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', store])
    const got = integrityOf(file)
    if (got !== integrity)
      throw new Error(`the archive of ${name} ${version} is ${got}, the registry says ${integrity}`)
  }
  if (!existsSync(folder)) {
    mkdirSync(folder)
    await run('tar', ['xzf', file, '-C', folder, '--strip-components=1'])
  }
  return folder
}

/** Compares versions: "4.2.8" comes before "4.12.0". */
export function compareVersions(a: string, b: string): number {
  const [x, y] = [a, b].map(version => version.split('.').map(Number))
  const at = x!.findIndex((part, index) => part !== y![index])
  return at === -1 ? 0 : x![at]! - (y![at] ?? 0)
}

function integrityOf(file: string): string {
  return `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
}
