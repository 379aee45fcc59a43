import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { join } from '../paths'
import { bundleError } from './bundle-error'
import { isPackageImport, themePart } from './resolve-module'

it('a name that a module of Docusaurus lacks here is told with the nearest, or what there is instead', () => {
  const root = mkdtempSync(join(tmpdir(), 'missing-'))
  mkdirSync(join(root, 'theme/docusaurus'), { recursive: true })
  writeFileSync(
    join(root, 'theme/docusaurus/theme-common.ts'),
    "export function useColorMode() {}\nexport { default as Details } from 'x'\nexport {\n  useDocsSidebar,\n  useDocsVersion,\n} from 'y'\n",
  )
  const tell = (name: string) => {
    const message = `[MISSING_EXPORT] "${name}" is not exported by "theme/docusaurus/theme-common.ts"`
    const [{ what, remedy }] = bundleError({ errors: [{ message }] }, root).problems as [
      { what: string; remedy?: string },
    ]
    return `${what}: ${remedy}`
  }
  const named = (name: string) => `'@docusaurus/theme-common' has no '${name}' here`
  expect(tell('useColourMode')).toBe(`${named('useColourMode')}: did you mean 'useColorMode'?`)
  expect(tell('Detail')).toBe(`${named('Detail')}: did you mean 'Details'?`)
  expect(tell('useDocSidebar')).toBe(`${named('useDocSidebar')}: did you mean 'useDocsSidebar'?`)
  expect(tell('NavbarSecondaryMenuFiller')).toContain('show the component on the page itself')
  expect(tell('somethingElse')).toContain('write the component without it')
})

it('the theme has several names, and none of them is a package', () => {
  expect(
    ['@theme/Tabs', '@theme-original/Icon/Copy', '@docusaurus/theme-classic/lib/theme/Heading'].map(
      themePart,
    ),
  ).toEqual(['Tabs', 'Icon/Copy', 'Heading'])
  expect(themePart('@themes/Tabs')).toBeUndefined()
  expect(isPackageImport('@theme-original/Tabs')).toBe(false)
  expect(isPackageImport('@themes/Tabs')).toBe(true)
})
