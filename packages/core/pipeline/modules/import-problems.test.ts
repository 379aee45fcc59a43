import { expect, it } from 'vitest'
import { describeAbsent, describeLoader, describeMissing } from './import-problems'
import { isPackageImport, themePart } from './resolve-module'

it('a name that a module of Docusaurus lacks here is told with the nearest, or what there is instead', () => {
  const known = ['useColorMode', 'Details', 'useDocsSidebar', 'useDocsVersion']
  const tell = (name: string) => {
    const { what, remedy } = describeMissing('@docusaurus/theme-common', name, known)
    return `${what}: ${remedy}`
  }
  const named = (name: string) => `'@docusaurus/theme-common' has no '${name}' here`
  expect(tell('useColourMode')).toBe(`${named('useColourMode')}: did you mean 'useColorMode'?`)
  expect(tell('Detail')).toBe(`${named('Detail')}: did you mean 'Details'?`)
  expect(tell('NavbarSecondaryMenuFiller')).toContain('show the component on the page itself')
  expect(tell('somethingElse')).toContain('write the component without it')
})

it('an absent module is told with the nearest name, or with what there is', () => {
  const remedy = (source: string) => describeAbsent(source, '/site/a.tsx').remedy
  expect(remedy('@docusaurus/BrowserOnyl')).toBe("did you mean '@docusaurus/BrowserOnly'?")
  expect(remedy('@docusaurus/Oddity')).toContain('use one of: @docusaurus/BrowserOnly')
  expect(remedy('@theme/Tab')).toBe("did you mean '@theme/Tabs'?")
  expect(remedy('@theme-original/SearchBar')).toContain('cannot be imported')
  expect(remedy('absent')).toBe('npm install absent')
})

it('a loader of the site is named; the text of a file that is not there is only absent', () => {
  expect(describeLoader('!!raw-loader!own-loader!./a.js')).toEqual({
    what: "the loader 'own-loader' does not run here",
    remedy: "import the file by itself, or its text: '!!raw-loader!./a.js'",
  })
  expect(describeLoader('-!own-loader!./a.js')?.what).toContain("loader 'own-loader'")
  for (const path of ['!!raw-loader!./a.js', './we!rd.js']) expect(describeLoader(path)).toBeUndefined()
  expect(describeAbsent('own-loader!./a.js', '/site/a.tsx').what).toContain("loader 'own-loader'")
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
