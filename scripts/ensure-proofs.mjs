// Installs the packages that samples are tested against, separately from the site's own and without install
// scripts: first those shared by all lines of the plugin, then each line in a separate folder.
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
