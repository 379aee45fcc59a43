import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { hasNginx } from '../../../deploy/start-nginx.mjs'
import { askNginx } from '../../support/ask-nginx'
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
