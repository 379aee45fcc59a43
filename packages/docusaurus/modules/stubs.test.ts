import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { bundleSiteModules, createAssets, createResolver } from 'inkstone/modules'
import { dirname, join } from 'inkstone/paths'
import { afterAll, expect, it } from 'vitest'
import { siteHooks } from '../fixtures/bundle-site'

const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'stubs-'))))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const write = (file: string, text: string) => {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  return path
}

write('package.json', '{"private":true,"dependencies":{"declared-package":"1"}}')
write(
  'src/Fancy.tsx',
  `import Old, { type Kind } from '@theme/Old'
import { useColorMode, useColourMode, type Mode } from '@docusaurus/theme-common'
import { styled } from 'declared-package'
import * as icons from 'absent-icons'
import config, { makeTitle } from '@generated/config'
const Box = styled('div')
export const Fancy = (_: { kind: Kind; mode: Mode }) => <Box><Old /></Box>
export const Iconic = () => <icons.Star />
export const Titled = () => <b title={config.title}>{makeTitle}</b>
export const Coloured = () => <i>{useColourMode()}{typeof useColorMode}</i>
`,
)
write(
  'src/Later.jsx',
  `import party from 'absent-party'
const start = () => party()
export const Later = () => <button onClick={start}>later</button>
export const Beside = () => <b>beside</b>
`,
)
write('src/Plain.tsx', 'export const Plain = () => <b>plain</b>\n')
write('src/Sent.ts', "export { default as Sent } from '@theme/Old'\n")
const barrel = write(
  'src/index.ts',
  ['Fancy', 'Later', 'Plain', 'Sent'].map(name => `export * from './${name}'\n`).join(''),
)
const names = ['Fancy', 'Iconic', 'Titled', 'Coloured', 'Later', 'Beside', 'Plain', 'Sent']

const hooks = await siteHooks(root)

const bundle = (files: string[], pageFiles: string[] = []) =>
  bundleSiteModules({
    root,
    hooks,
    resolver: createResolver({ siteDir: root, hooks }),
    cacheDir: join(root, '.cache'),
    assets: createAssets('/'),
    imports: files.map(file => ({ file, names })),
    language: 'en',
    pageFiles,
  })

it('a component fails that needs what the engine lacks; one whose packages are absent shows the rest', async () => {
  const { modules, broken, warnings } = await bundle([barrel])
  expect(broken).toEqual({})
  const { url, gaps } = modules[barrel]!
  const drawn = (await import(url)) as Record<string, () => { type: () => void }>
  expect(drawn.Plain!()).toMatchObject({ type: 'b' })
  const failure = (name: string) => {
    try {
      const { type } = drawn[name]!()
      if (typeof type === 'function') type()
    } catch (error) {
      return (error as { gap?: object }).gap
    }
    return undefined
  }
  expect(failure('Coloured')).toEqual({
    what: "'@docusaurus/theme-common' does not export 'useColourMode' in this engine",
    remedy: "did you mean 'useColorMode'?",
    where: { file: 'src/Fancy.tsx', line: 2 },
  })
  for (const name of ['Plain', 'Fancy', 'Iconic', 'Later', 'Sent']) expect(failure(name)).toBeUndefined()
  expect(Object.keys(gaps).sort()).toEqual(['Coloured', 'Titled'])
  expect(warnings.map(({ what, where }) => `${where?.file}:${where?.line} ${what}`).sort()).toEqual([
    "src/Fancy.tsx:1 there is no module '@theme/Old': pages show nothing of it",
    "src/Fancy.tsx:2 '@docusaurus/theme-common' does not export 'useColourMode' in this engine: pages that use it fail",
    "src/Fancy.tsx:3 the package 'declared-package' is not installed: pages show nothing of it",
    "src/Fancy.tsx:4 the package 'absent-icons' is not installed: pages show nothing of it",
    "src/Fancy.tsx:5 there is no module '@generated/config': pages that use it fail",
    "src/Later.jsx:1 the package 'absent-party' is not installed: pages show nothing of it",
    "src/Sent.ts:1 there is no module '@theme/Old': pages show nothing of it",
  ])
})

it('a file of the site must be there; a package may be absent without names and on demand, too', async () => {
  const own = write('src/Own.jsx', "import x from '@site/src/none'\nexport const Plain = () => x\n")
  const bare = write('src/Bare.jsx', "import 'absent-styles/x.css'\nexport const Plain = () => null\n")
  const later = write('src/Demand.jsx', "export const Plain = () => import('absent-later')\n")
  const { broken } = await bundle([own, bare, later])
  expect(Object.values(broken).map(([problem]) => `${problem!.where?.file} ${problem!.what}`)).toEqual([
    "src/Own.jsx the import '@site/src/none' points to a file that does not exist",
  ])
})
