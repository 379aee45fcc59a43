import { expect, test } from 'vitest'
import type { ClientSite } from '../model'
import { createSiteStyles } from './site-styles'

const site = (of: object) => ({ navbar: {}, footer: {}, ...of }) as unknown as ClientSite

test('configured styles become rules, numbers get a unit where they need one', () => {
  const css = createSiteStyles(
    site({
      announcement: { backgroundColor: '#000', textColor: 'white' },
      navbar: { logo: { style: { marginTop: 4, opacity: 0.5, borderRadius: '50%' } } },
    }),
  )
  expect(css).toBe(
    '.announcement { background-color: #000; color: white }\n.logo-navbar { margin-top: 4px; opacity: 0.5; border-radius: 50% }',
  )
})

test('nothing configured gives no rule', () => {
  expect(createSiteStyles(site({}))).toBe('')
})
