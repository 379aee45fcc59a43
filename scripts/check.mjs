// npm run check: types, lint, every code sample. Skips checks that have passed with the same inputs; --force
// runs all.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import './ensure-proofs.mjs'
import { runUnlessPassed } from './checks/passed-before.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const passed = join(root, '.cache', 'checks')
if (process.argv.includes('--force')) rmSync(passed, { recursive: true, force: true })

const CHECKS = {
  // The compiler has its own incremental record.
  types: { command: ['npm', 'run', '--silent', 'types'] },
  lint: {
    command: ['npm', 'run', '--silent', 'lint'],
    paths: ['.'],
    files: /\.(?:[cm]?[jt]sx?|jsonc?)$/,
  },
  samples: {
    command: ['npm', 'run', '--silent', 'proofs:check'],
    paths: ['proofs', 'site', 'scripts/ensure-proofs.mjs', 'package-lock.json'],
  },
}

for (const [name, { command, ...inputs }] of Object.entries(CHECKS)) {
  const [program, ...args] = command
  // On Windows, npm is a script, which needs a shell.
  const run = () =>
    spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status ===
    0
  const outcome = inputs.paths
    ? runUnlessPassed({ root, file: join(passed, name), command, ...inputs }, run)
    : run()
      ? 'passed'
      : 'failed'
  console.log(
    outcome === 'unchanged' ? `${name}: passed before, unchanged (--force runs it)` : `${name}: ${outcome}`,
  )
  if (outcome === 'failed') {
    process.exitCode = 1
    break
  }
}
