// Runs every suite in order, stops at the first failure, and prints how long each took.
import { spawnSync } from 'node:child_process'

const STEPS = [
  ['packages of samples', 'node', ['scripts/ensure-samples.mjs']],
  ['types', 'npm', ['run', 'types']],
  ['lint', 'npm', ['run', 'lint']],
  ['unit tests', 'npm', ['run', 'test:unit']],
  ['samples', 'npm', ['run', 'test:samples']],
  ['build', 'npm', ['run', 'build']],
  ['browser specs', 'npm', ['run', 'test:e2e']],
]

const rows = []
let failed
for (const [name, command, args] of STEPS) {
  const start = performance.now()
  // npm is a script on Windows, which only a shell starts.
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  rows.push({ name, seconds: (performance.now() - start) / 1000 })
  if (status !== 0) {
    failed = name
    break
  }
}

const total = rows.reduce((sum, { seconds }) => sum + seconds, 0)
for (const { name, seconds } of rows)
  console.log(
    `${name.padEnd(22)}${seconds.toFixed(0).padStart(6)} s${((100 * seconds) / total).toFixed(0).padStart(5)} %`,
  )
console.log(`${(failed ? `failed: ${failed}` : 'all').padEnd(22)}${total.toFixed(0).padStart(6)} s`)
process.exitCode = failed ? 1 : 0
