// Makes the project that `mpx create` makes: that command is Vue's CLI with Mpx's published generator.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const [folder, version] = process.argv.slice(2)
const packages = join(dirname(folder), 'vue-cli')
const quiet = ['--no-audit', '--no-fund', '--prefer-offline']
mkdirSync(packages, { recursive: true })
execFileSync(
  'npm',
  ['install', '--prefix', packages, '--no-save', '--ignore-scripts', ...quiet, '@vue/cli@5.0.9'],
  {
    stdio: 'inherit',
  },
)
const answers = {
  srcMode: 'wx',
  appid: 'touristappid',
  name: 'my-app',
  description: '',
  cross: false,
  needTs: false,
}
const preset = {
  plugins: {
    '@mpxjs/mpx-cli-service': { version: '^2.0.0', ...answers },
    '@mpxjs/vue-cli-plugin-mpx': { version, ...answers },
  },
}
rmSync(folder, { recursive: true, force: true })
execFileSync(
  process.execPath,
  [
    join(packages, 'node_modules/@vue/cli/bin/vue.js'),
    'create',
    basename(folder),
    '--no-git',
    '--skipGetStarted',
  ].concat('--packageManager', 'npm', '--inlinePreset', JSON.stringify(preset)),
  { cwd: dirname(folder), stdio: 'inherit' },
)
// Each recipe installs its own.
rmSync(join(folder, 'node_modules'), { recursive: true })
rmSync(join(folder, 'package-lock.json'), { force: true })
