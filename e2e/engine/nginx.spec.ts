import { expect, inject, it } from 'vitest'
import { hasNginx } from '../../deploy/start-nginx.mjs'
import { askNginx } from '../support/ask-nginx'

it.skipIf(!hasNginx)('nginx answers every request of the table below a base URL too', async () => {
  const { asked, wrong, warnings } = await askNginx(inject('dist'))
  expect(asked).toBeGreaterThan(80)
  expect(wrong).toEqual([])
  expect(warnings).toBe('')
})
