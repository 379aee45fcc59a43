// npm test: what a change needs. With "rest": what npm run test:all runs after it. Stops after the first
// failure, and prints the duration of each step.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import useTemporaryFolder from './temporary-folder.mjs'

/** Runs projects of e2e/vitest.config.ts. */
const specs = projects => [
  'node',
  'node_modules/vitest/vitest.mjs',
  'run',
  '--config=e2e/vitest.config.ts',
  `--project=${projects}`,
]
const script = name => ['npm', 'run', '--silent', name]
const ensure = (name, ...args) => ['node', `scripts/ensure-${name}.mjs`, ...args]

const STEPS = {
  types: script('types'),
  lint: script('lint'),
  'unit tests': script('test:unit'),
  proofs: ['node', 'scripts/test-proofs.mjs'],
  build: script('build'),
  browsers: ensure('browser'),
  Firefox: ensure('engines', 'firefox'),
  'node specs': specs('node'),
  'browser specs': specs('page:*'),
  'every proof': ['node', 'scripts/test-proofs.mjs', '--all'],
  WebKit: ensure('engines', 'webkit'),
  nginx: ensure('nginx'),
  'other specs': specs('all:*'),
}

/** Lanes run in parallel, the steps of a lane in sequence. */
const LANES = {
  first: [
    ['types', 'unit tests', 'node specs', 'proofs'],
    ['browsers', 'Firefox', 'build', 'lint', 'browser specs'],
  ],
  rest: [['every proof'], ['WebKit', 'nginx', 'other specs']],
}
/** Steps that depend on a step of another lane. */
const NEEDS = { 'node specs': 'build' }

const rows = []
let failed

/** Runs a step. Prints its output immediately, or at its end if other steps run in parallel. */
function run(name, { isQuiet }) {
  const start = performance.now()
  const [command, ...args] = STEPS[name]
  // On Windows, npm is a script, which needs a shell.
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  })
  const output = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output.push(chunk)
      if (!isQuiet) process.stdout.write(chunk)
    })
  return new Promise(resolve => {
    child.on('close', code => {
      const all = Buffer.concat(output)
      if (isQuiet) process.stdout.write(all)
      rows.push({ name, seconds: (performance.now() - start) / 1000 })
      if (code !== 0) failed ??= { name, output: all.toString() }
      resolve()
    })
  })
}

function createSignal() {
  let end
  const promise = new Promise(resolve => {
    end = resolve
  })
  return { promise, end }
}

/** Extracts the failures from a step's output: for vitest, its list of failures. */
function excerptFailure(output) {
  const failures = output.slice(Math.max(0, output.search(/Failed (Tests|Suites)/)))
  return failures.length > 6000 ? `${failures.slice(0, 3000)}\n…\n${failures.slice(-3000)}` : failures
}

async function runLane(names, isQuiet) {
  for (const name of names) {
    await ended[NEEDS[name]]?.promise
    if (!failed) await run(name, { isQuiet })
    ended[name].end()
  }
}

// Removes the temporary files of tests, browsers and tools at the end.
const removeTemporary = useTemporaryFolder()
process.on('exit', () => {
  removeTemporary()
  rmSync(fileURLToPath(new URL('../.cache/e2e', import.meta.url)), { recursive: true, force: true })
})
process.on('SIGINT', () => process.exit(130))

const start = performance.now()
const lanes = LANES[process.argv[2] ?? 'first']
const ended = Object.fromEntries(lanes.flat().map(name => [name, createSignal()]))
await Promise.all(lanes.map((names, lane) => runLane(names, lane < lanes.length - 1)))

const total = (performance.now() - start) / 1000
for (const { name, seconds } of rows)
  console.log(
    `${name.padEnd(22)}${seconds.toFixed(0).padStart(6)} s${((100 * seconds) / total).toFixed(0).padStart(5)} %`,
  )
if (failed) console.log(excerptFailure(failed.output))
console.log(`${(failed ? `failed: ${failed.name}` : 'all').padEnd(22)}${total.toFixed(0).padStart(6)} s`)
process.exitCode = failed ? 1 : 0
