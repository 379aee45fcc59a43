// Runs every suite, stops after the first failure, and prints how long each took.
import { spawn } from 'node:child_process'

const script = name => ['npm', 'run', name]
const STEPS = {
  'packages of samples': ['node', 'scripts/ensure-samples.mjs'],
  types: script('types'),
  lint: script('lint'),
  'unit tests': script('test:unit'),
  samples: script('test:samples'),
  build: script('build'),
  'browser specs': script('test:e2e'),
}

/** One after another; within a stage side by side: installing packages mostly waits, and types are checked on one core. */
const STAGES = [
  [['packages of samples'], ['lint', 'build', 'unit tests']],
  [['types'], ['samples', 'browser specs']],
]

const rows = []
let failed

/** Runs a step; what it says comes at once, or as a whole at its end where another one speaks. */
function run(name, { isQuiet }) {
  const start = performance.now()
  const [command, ...args] = STEPS[name]
  const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  // npm is a script on Windows, which only a shell starts.
  const child = spawn(command, args, { stdio, shell: process.platform === 'win32' })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => said.push(chunk))
  return new Promise(resolve => {
    child.on('close', code => {
      process.stdout.write(Buffer.concat(said))
      rows.push({ name, seconds: (performance.now() - start) / 1000 })
      if (code !== 0) failed ??= name
      resolve()
    })
  })
}

async function runLane(names, isQuiet) {
  for (const name of names) if (!failed) await run(name, { isQuiet })
}

const start = performance.now()
for (const lanes of STAGES)
  await Promise.all(lanes.map((names, lane) => runLane(names, lane < lanes.length - 1)))

const total = (performance.now() - start) / 1000
for (const { name, seconds } of rows)
  console.log(
    `${name.padEnd(22)}${seconds.toFixed(0).padStart(6)} s${((100 * seconds) / total).toFixed(0).padStart(5)} %`,
  )
console.log(`${(failed ? `failed: ${failed}` : 'all').padEnd(22)}${total.toFixed(0).padStart(6)} s`)
process.exitCode = failed ? 1 : 0
