// Starts `preview` and builds a small site repeatedly, and counts every abnormal exit.
// npm run stress -- --node 24 --starts 1000 --builds 200
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { installNode } from './install-node.mjs'

const { values } = parseArgs({
  options: {
    node: { type: 'string' },
    starts: { type: 'string', default: '1000' },
    builds: { type: 'string', default: '200' },
  },
})
const root = fileURLToPath(new URL('..', import.meta.url))
const node = values.node ? join(installNode(values.node), 'node') : process.execPath
const work = mkdtempSync(join(tmpdir(), 'stress-'))
const site = ['--site', 'examples/minimal', '--out', join(work, 'dist'), '--cache', join(work, 'cache')]
const { NODE_ENV: _, ...env } = process.env

/** Runs the launcher; stops a server once it has printed its address. */
function run(args, untilAddress) {
  const child = spawn(node, ['packages/core/cli/run.mjs', ...args], { cwd: root, env: { ...env, CI: '1' } })
  let text = ''
  let answered = false
  const read = chunk => {
    text += chunk
    if (untilAddress && !answered && /the site is at/.test(text)) {
      answered = true
      child.kill()
    }
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  return new Promise(resolve =>
    child.on('close', (code, signal) =>
      resolve({ fine: untilAddress ? answered : code === 0, code, signal, text }),
    ),
  )
}

async function repeat(name, times, once) {
  let bad = 0
  for (let i = 0; i < times; i++) {
    const { fine, code, signal, text } = await once()
    if ((i + 1) % 100 === 0) console.log(`${name}: ${i + 1}`)
    if (fine) continue
    bad++
    console.log(`${name} ${i + 1}: ended with ${signal ?? code}\n${text.slice(-2000)}`)
  }
  console.log(`${name}: ${bad} abnormal ends in ${times}`)
  return bad
}

try {
  const first = await run(['build', ...site])
  if (!first.fine) throw new Error(`the first build failed:\n${first.text}`)
  const cold = () => {
    for (const name of ['dist', 'cache'])
      if (existsSync(join(work, name))) rmSync(join(work, name), { recursive: true })
    return run(['build', ...site])
  }
  const builds = await repeat('builds', Number(values.builds), cold)
  const starts = await repeat('starts of preview', Number(values.starts), () =>
    run(['preview', ...site, '--port', '0'], true),
  )
  process.exitCode = builds + starts > 0 ? 1 : 0
} finally {
  rmSync(work, { recursive: true, force: true })
}
