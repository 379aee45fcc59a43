import { expect, it } from 'vitest'
import { describeMissing } from './missing-names'

it('a name that a module of Docusaurus lacks here is reported with the nearest, or what there is instead', () => {
  const known = ['useColorMode', 'Details', 'useDocsSidebar', 'useDocsVersion']
  const tell = (name: string) => {
    const { what, remedy } = describeMissing('@docusaurus/theme-common', name, known)
    return `${what}: ${remedy}`
  }
  const named = (name: string) => `'@docusaurus/theme-common' does not export '${name}' in this engine`
  expect(tell('useColourMode')).toBe(`${named('useColourMode')}: did you mean 'useColorMode'?`)
  expect(tell('Detail')).toBe(`${named('Detail')}: did you mean 'Details'?`)
  expect(tell('NavbarSecondaryMenuFiller')).toContain('show the component on the page itself')
  expect(tell('somethingElse')).toContain('write the component without it')
})
