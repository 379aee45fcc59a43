import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { environment } from './environment.mjs'

/**
 * Runs a function in a process of its own, which gets the text of the function and nothing around it. It is given a
 * `require` for the packages of the folder `from`, then `args`.
 */
export function runApart(script, { cwd = environment, from = environment, env = {}, args = [] } = {}) {
  const code = `(async () => {
    const { createRequire } = require('node:module')
    const result = await (${script})(createRequire(${JSON.stringify(join(from, 'package.json'))}), ...${JSON.stringify(args)})
    require('node:fs').writeSync(3, JSON.stringify(result ?? null))
  })()`
  const { status, stdout, stderr, output } = spawnSync(process.execPath, ['-e', code], {
    cwd,
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    // The result has a channel of its own, for packages print what they do.
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  if (status !== 0) throw new Error(stderr)
  return { result: JSON.parse(output[3]), printed: stdout + stderr }
}

/** Runs the plugin's own CLI, as a reader does who has set no variables. */
export function runCli(words, { cwd = environment } = {}) {
  const file = join(environment, 'node_modules/weapp-tailwindcss/bin/weapp-tailwindcss.js')
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    cwd,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  })
  return { status, printed: stdout + stderr }
}
