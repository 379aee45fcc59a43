import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../support/run-server'

// A fixed seed makes failures reproducible. `npm run fuzz:incremental` tries more edits, and different ones.
it('a rebuild after random edits leaves what a build from nothing makes', { timeout: 600_000 }, async () => {
  const options = ['--steps', '3', '--seed', '7']
  const child = spawn(process.execPath, [join(root, 'scripts/fuzz-incremental.mjs'), ...options])
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', data => {
      text += data
    })
  const code = await new Promise(resolve => child.on('exit', resolve))
  expect(code, text).toBe(0)
  expect(text).toContain('every rebuild equals a build from nothing')
})
