import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { join } from '../../paths'
import { tailwindProblems } from './content-classes'

it('reports what of a configuration of Tailwind is not read', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'tailwind-'))
  const places = { root: siteDir, siteDir }
  const config = join(siteDir, 'tailwind.config.js')
  expect(tailwindProblems(places, [])).toEqual([])
  writeFileSync(config, "module.exports = {\n  prefix: 'tw-',\n}\n")
  const told = (settings: string[]) =>
    tailwindProblems(places, settings).map(({ what, where, severity }) => [what, where?.line, severity])
  const prefix = ['the prefix "tw-" of classes is not read: Tailwind 4 has none with a hyphen', 2, 'warning']
  expect(told([config])).toEqual([prefix])
  expect(told([])).toEqual([prefix, [expect.stringContaining('no stylesheet names'), undefined, 'warning']])
  writeFileSync(config, "module.exports = { prefix: 'tw' }\n")
  expect(told([config])).toEqual([])
})
