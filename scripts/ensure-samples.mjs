// Installs the packages that samples are proven against, apart from the site's own and without their install scripts:
// those that every line of the plugin shares, then each line in a folder of its own.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const samples = fileURLToPath(new URL('../samples', import.meta.url))
const lines = readdirSync(join(samples, 'lines')).map(name => join(samples, 'lines', name))

for (const folder of [samples, ...lines]) {
  if (!existsSync(join(folder, 'package-lock.json'))) continue
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8')
  const stamp = join(folder, 'node_modules', '.installed-lock.json')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) continue
  console.log(`installing the packages of ${folder.slice(samples.length - 'samples'.length)} …`)
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], {
    cwd: folder,
    stdio: 'inherit',
  })
  writeFileSync(stamp, lock)
}
