import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Installs the packages of this folder when the lock file has changed since the last time. Install scripts stay
 * off: the plugin's own would patch the Tailwind it finds.
 */
export function ensurePackages() {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const stampFile = `${here}node_modules/.stamp`
  const stamp = createHash('sha256').update(readFileSync(`${here}package-lock.json`)).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' })
  writeFileSync(stampFile, stamp)
}
