import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runTable } from '../../deploy/run-table.mjs'
import { hasNginx, startNginx } from '../../deploy/start-nginx.mjs'
import { root, runCommand } from '../support/run-server'

/** The real program with the configuration that the build has made. */
describe.skipIf(!hasNginx)('nginx', () => {
  it.each(['/', '/sub/path/'])(
    'answers every request of the table as the preview server does, below %s',
    async baseUrl => {
      const dir = await built(baseUrl)
      const server = await startNginx(dir)
      try {
        const rows = await runTable({ port: server.port, dir })
        expect(rows.length).toBeGreaterThan(80)
        expect(rows.filter(({ faults }) => faults.length > 0)).toEqual([])
        expect(server.warnings()).toBe('')
      } finally {
        await server.stop()
      }
    },
  )
})

async function built(baseUrl: string): Promise<string> {
  if (baseUrl === '/') return join(root, 'dist')
  const work = '.cache/e2e/below-base'
  // What does not depend on the base URL is taken over: cards take most of a first build.
  for (const part of ['cards', 'highlight'])
    if (existsSync(join(root, '.cache/site', part)))
      cpSync(join(root, '.cache/site', part), join(root, work, 'cache', part), { recursive: true })
  const options = ['--out', `${work}/dist`, '--cache', `${work}/cache`]
  const { code, text } = await runCommand(['build', ...options], { BASE_URL: baseUrl })
  expect(code, text).toBe(0)
  return join(root, work, 'dist')
}
