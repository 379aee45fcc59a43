// Another Node.js from the package registry, kept in the cache: the binary stands inside the platform's package.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../.cache/node', import.meta.url))

/** Folder of the `node` binary of a major version; installs it once. */
export function installNode(major) {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const name = `node-${system}-${process.arch}`
  const dir = join(cache, String(major))
  const bin = join(dir, 'node_modules', name, 'bin')
  if (!existsSync(bin)) {
    mkdirSync(dir, { recursive: true })
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    execFileSync(
      npm,
      [
        'install',
        '--prefix',
        dir,
        '--ignore-scripts',
        '--no-save',
        '--no-audit',
        '--no-fund',
        `${name}@${major}`,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
    )
  }
  return bin
}
