import { mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createAssets } from './assets'
import { bundleModules } from './bundle-modules'
import { errorPlace } from './error-place'
import { createResolver } from './resolver'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'thrown-'))

it('finds the line of the site’s own code that throws, also below other code', async () => {
  writeFileSync(
    join(root, 'Meter.tsx'),
    'interface Props { value: number }\n\n/** Long. */\nexport function read({ value }: Props) {\n  return value.toFixed(2)\n}\n',
  )
  writeFileSync(
    join(root, 'entry.ts'),
    "import { read } from './Meter'\nexport const run = () => read({} as never)\n",
  )
  const { urls } = await bundleModules({
    root,
    resolver: createResolver({ siteDir: root }),
    outDir: join(root, 'out'),
    entries: { entry: join(root, 'entry.ts') },
    assets: createAssets('/'),
  })
  const { run } = await import(urls.entry!)
  const places = { root, siteDir: root }
  expect.assertions(3)
  try {
    run()
  } catch (error) {
    expect(errorPlace(error, places)).toEqual({ file: 'Meter.tsx', line: 5, column: 16 })
    expect(errorPlace(new Error('it failed', { cause: error }), places)).toMatchObject({ line: 5 })
  }
  expect(errorPlace(new Error('of the engine'), places)).toBeUndefined()
})
