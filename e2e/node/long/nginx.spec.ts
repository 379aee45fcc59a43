import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { runTable } from '../../../deploy/run-table.mjs'
import { hasNginx, startNginx } from '../../../deploy/start-nginx.mjs'
import { root } from '../../support/run-server'

it.skipIf(!hasNginx).each([
  ['as the preview server does', join(root, 'dist')],
  ['below a base URL too', inject('dist')],
])('nginx answers every request of the table %s', async (_, dist) => {
  const { asked, wrong, warnings } = await askNginx(dist)
  expect(asked).toBeGreaterThan(80)
  expect(wrong).toEqual([])
  expect(warnings).toBe('')
})

/** Sends every request of the table to nginx with the generated configuration. */
async function askNginx(dir: string) {
  const server = await startNginx(dir)
  try {
    const rows = await runTable({ port: server.port, dir })
    return {
      asked: rows.length,
      wrong: rows.filter(({ faults }) => faults.length > 0),
      warnings: server.warnings(),
    }
  } finally {
    await server.stop()
  }
}
