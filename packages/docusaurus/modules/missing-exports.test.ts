import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'inkstone/paths'
import { rolldown } from 'rolldown'
import { afterAll, expect, test } from 'vitest'
import { bundleSite } from '../fixtures/bundle-site'
import { shimmedNames } from './missing-exports'

const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'missing-'))))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  writeFileSync(join(root, file), text)
  return join(root, file)
}

const bundle = (entry: string, target?: 'config') => bundleSite({ root, entries: { entry }, target })

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

const reportedIn = async (entry: string) =>
  (await bundle(entry)).warnings
    .map(({ what, where }) => `${where?.file}:${where?.line}:${where?.column} ${what}`)
    .sort()

test('a name that a module lacks is undefined, and told of where a statement asks for it', async () => {
  const { urls, warnings, notes } = await bundle(entry)
  expect(await import(urls.entry!)).toMatchObject({ found: [1, undefined, undefined, undefined] })
  expect(await reportedIn(entry)).toEqual([
    "barrel.ts:2:10 'kit.ts' has no export 'gone': it is undefined",
    "entry.ts:2:15 'barrel.ts' has no export 'two': it is undefined",
    "entry.ts:3:8 'kit.ts' has no export 'default': it is undefined",
  ])
  expect(new Set(warnings.map(({ severity }) => severity))).toEqual(new Set(['warning']))
  expect(notes).toEqual({
    'docusaurus-missing': expect.objectContaining({ [kit]: ['default', 'gone', 'three'] }),
  })
})

test('who takes the same name from another module is not reported', async () => {
  write('plain.ts', 'export const x = 1\n')
  write('use.ts', "import fs from 'node:fs'\nimport { x } from './plain'\nexport const used = [fs, x]\n")
  const other = write(
    'other.ts',
    "import Kit from './plain'\nexport * from './use'\nexport const kit = Kit\n",
  )
  expect(await reportedIn(other)).toEqual([
    "other.ts:1:8 'plain.ts' has no export 'default': it is undefined",
  ])
})

test('the place is that of the import itself', async () => {
  write('few.ts', 'export const x = 1\n')
  const places = write(
    'places.ts',
    `import fs from 'node:fs'
// gone$ and a default
import few, {
  x,
  gone$ as y,
} from './few'
export { default as again, lost } from './few'
export const used = [fs, few, x, y]
`,
  )
  expect(await reportedIn(places)).toEqual([
    "places.ts:3:8 'few.ts' has no export 'default': it is undefined",
    "places.ts:5:3 'few.ts' has no export 'gone$': it is undefined",
    "places.ts:7:10 'few.ts' has no export 'default': it is undefined",
    "places.ts:7:28 'few.ts' has no export 'lost': it is undefined",
  ])
})

test('browsers get such names also of a module that has a variable of the name', async () => {
  const local = write('local.js', 'const Foo = 1\nexport const one = Foo\n')
  const taker = write(
    'taker.js',
    "import none, { Foo, one } from './local'\nexport const got = [none, Foo, one]\n",
  )
  const made = await rolldown({
    input: taker,
    plugins: [shimmedNames({ notes: { 'docusaurus-missing': { [local]: ['Foo', 'default'] } } })],
  })
  const { output } = await made.generate({ format: 'esm' })
  await made.close()
  const file = write('got.mjs', output[0].code)
  expect((await import(file)).got).toEqual([undefined, undefined, 1])
})

test('in a configuration it is an error', async () => {
  await expect(bundle(entry, 'config')).rejects.toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ what: "'kit.ts' has no export 'default'" })]),
  })
})
