import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { join } from '../paths'
import { createAssets } from './assets'
import { bundleModules } from './bundle-modules'

const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'missing-'))))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  writeFileSync(join(root, file), text)
  return join(root, file)
}

const bundle = (entry: string, hasStandIns: boolean) =>
  bundleModules({
    ...{ root, siteDir: root, outDir: join(root, '.cache'), assets: createAssets('/'), hasStandIns },
    entries: { entry },
  })

const kit = write('kit.ts', 'export interface Shape {}\nexport const one = 1\n')
write('barrel.ts', "export * from './kit'\nexport { gone } from './kit'\n")
const entry = write(
  'entry.ts',
  `import * as all from './kit'
import { one, two as more, Shape } from './barrel'
import kit from './kit'
export const shape: Shape = {}
export const found = [one, more, kit, all.three]
`,
)

test('a name that a module lacks is undefined, and told of where a statement asks for it', async () => {
  const { urls, warnings, missing } = await bundle(entry, true)
  expect(await import(urls.entry!)).toMatchObject({ found: [1, undefined, undefined, undefined] })
  expect(
    warnings.map(({ what, where, severity }) => [
      `${where?.file}:${where?.line}:${where?.column}`,
      what,
      severity,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['entry.ts:2:15', "'barrel.ts' has no export 'two': it is undefined here", 'warning'],
      ['entry.ts:3:8', "'kit.ts' has no export 'default': it is undefined here", 'warning'],
    ]),
  )
  expect(missing[kit]).toContain('default')
})

test('in a configuration it is an error', async () => {
  await expect(bundle(entry, false)).rejects.toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ what: "'kit.ts' has no export 'default'" })]),
  })
})
