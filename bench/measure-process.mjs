// Runs a command and measures all of its processes together, in the same way for every generator.
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const LIMIT_MINUTES = 30
const SAMPLE_MS = 100

/**
 * CPU seconds come from the shell's `times`: all terminated descendants. Peak memory is the highest sum of resident
 * memory over the session's processes, sampled (Linux only).
 */
export async function measureProcess({ command, cwd, env = {} }) {
  const temp = mkdtempSync(join(tmpdir(), 'bench-'))
  const timesFile = join(temp, 'times')
  const start = performance.now()
  const child = spawn(
    '/bin/sh',
    ['-c', '"$@"; code=$?; times >"$BENCH_TIMES"; exit $code', 'sh', ...command],
    {
      cwd,
      env: { ...inheritedEnv(), ...env, CI: '1', BENCH_TIMES: timesFile },
      // A separate session, by which its processes are found and terminated.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', chunk => (output += chunk))
  child.stderr.on('data', chunk => (output += chunk))
  let peakKb = 0
  const sampler = setInterval(() => (peakKb = Math.max(peakKb, residentKb(child.pid))), SAMPLE_MS)
  let late = false
  const end = () => process.kill(-child.pid, 'SIGKILL')
  process.on('exit', end)
  const timer = setTimeout(() => {
    late = true
    end()
  }, LIMIT_MINUTES * 60_000)
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  clearInterval(sampler)
  clearTimeout(timer)
  process.off('exit', end)
  try {
    if (late) throw new Error(`not finished after ${LIMIT_MINUTES} minutes`)
    if (code !== 0) throw new Error(`ended with code ${code}: ${reasonIn(output)}`)
    return {
      cpuSeconds: readTimes(timesFile),
      seconds: (performance.now() - start) / 1000,
      peakMb: peakKb ? peakKb / 1024 : null,
      output,
    }
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
}

/** Returns the environment without NODE_ENV and npm variables, which would affect the builds. */
function inheritedEnv() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('npm_')),
  )
}

function residentKb(session) {
  const found = new Map()
  for (const pid of listProcesses()) {
    try {
      const [, parent, , owner] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
      if (Number(owner) !== session) continue
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const kb = name => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0)
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      found.set(pid, { parent, command, now: kb('VmRSS'), highest: kb('VmHWM') })
    } catch {
      // The process ended between two reads.
    }
  }
  // A process that is just starting is a copy of its parent, with the same memory.
  const real = [...found.values()].filter(({ parent, command }) => found.get(parent)?.command !== command)
  const sum = real.reduce((total, { now }) => total + now, 0)
  return Math.max(sum, ...real.map(({ highest }) => highest))
}

function listProcesses() {
  try {
    return readdirSync('/proc').filter(name => /^\d+$/.test(name))
  } catch {
    return []
  }
}

/** Reads the second line of `times`, for child processes: user and system, each `0m1.23s`. */
function readTimes(file) {
  const [, children] = readFileSync(file, 'utf8').trim().split('\n')
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * minutes + Number(seconds),
    0,
  )
}

/** Returns the most relevant lines: from the first one with an error, or else the last ones. */
function reasonIn(text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter(line => line.trim())
  const first = lines.findIndex(line => /error/i.test(line))
  return (first < 0 ? lines.slice(-4) : lines.slice(first, first + 4)).join('\n').slice(0, 500)
}
