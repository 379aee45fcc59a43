// Installs the packages that samples are proven against, apart from the site's own and without their install scripts.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const dir = fileURLToPath(new URL('../samples', import.meta.url))
const lock = readFileSync(join(dir, 'package-lock.json'), 'utf8')
const stamp = join(dir, 'node_modules', '.installed-lock.json')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('installing the packages for samples …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], { cwd: dir, stdio: 'inherit' })
  writeFileSync(stamp, lock)
}
