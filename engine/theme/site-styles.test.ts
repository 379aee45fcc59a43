import { expect, test } from 'vitest'
import type { ClientSite } from '../model'
import { tabAttribute } from '../model'
import { createSiteStyles } from './site-styles'

const site = (of: object) => ({ navbar: {}, footer: {}, ...of }) as unknown as ClientSite

test('configured styles become rules, numbers get a unit where they need one', () => {
  const css = createSiteStyles({
    site: site({
      announcement: { backgroundColor: '#000', textColor: 'white' },
      navbar: { logo: { style: { marginTop: 4, opacity: 0.5, borderRadius: '50%' } } },
    }),
    tabGroups: {},
  })
  expect(css).toBe(
    '.announcement { background-color: #000; color: white }\n.logo-navbar { margin-top: 4px; opacity: 0.5; border-radius: 50% }',
  )
})

test('nothing configured gives no rule', () => {
  expect(createSiteStyles({ site: site({}), tabGroups: {} })).toBe('')
})

test('each value of a group of tabs has a rule for the attribute that remembers it', () => {
  const css = createSiteStyles({ site: site({}), tabGroups: { npm2yarn: ['npm', 'pnpm'] } })
  expect(css).toContain(
    'html.js[data-tab-npm2yarn="pnpm"]:not([data-tabs-live]) .tabs[data-group="npm2yarn"]',
  )
  expect(css.match(/display: block/g)).toHaveLength(2)
})

test('a group becomes an attribute name that HTML allows', () => {
  expect(tabAttribute('Build Tool')).toBe('data-tab-build_20tool')
})
