import { expect, it } from 'vitest'
import { describeAbsent } from './import-problems'

it('a package that is absent is to be installed', () => {
  expect(describeAbsent('absent', '/site/a.tsx').remedy).toBe('npm install absent')
})

it('what a plugin of the engine answers is not to be installed', () => {
  expect(describeAbsent('@docusaurus/Link', '/site/a.tsx')).toEqual({
    what: "there is no module '@docusaurus/Link'",
    remedy: 'add docusaurus() of the package inkstone-docusaurus to plugins in the site config',
  })
})
