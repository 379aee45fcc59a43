// Installs another Node.js version from the package registry into the cache: the platform's package contains
// the binary.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const cache = fileURLToPath(new URL('../.cache/node', import.meta.url))

/** Returns the folder of a major version's `node` binary; installs it once. */
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
