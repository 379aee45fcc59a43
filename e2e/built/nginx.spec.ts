import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hasNginx } from '../../deploy/start-nginx.mjs'
import { askNginx } from '../support/ask-nginx'
import { root } from '../support/run-server'

it.skipIf(!hasNginx)('nginx answers every request of the table as the preview server does', async () => {
  const { asked, wrong, warnings } = await askNginx(join(root, 'dist'))
  expect(asked).toBeGreaterThan(80)
  expect(wrong).toEqual([])
  expect(warnings).toBe('')
})
