// Installs the packages that samples are proven against, apart from the site's own and without their install scripts:
// those that every line of the plugin shares, then each line in a folder of its own.
import { execFileSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findMissing, stampOf } from './checks/missing-packages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

for (const folder of findMissing()) {
  console.log(`installing the packages of ${relative(root, folder)} …`)
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-fund', '--no-audit', '--prefer-offline'], {
    cwd: folder,
    stdio: 'inherit',
  })
  copyFileSync(join(folder, 'package-lock.json'), stampOf(folder))
}
