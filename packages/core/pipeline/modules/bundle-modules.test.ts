import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createAssets } from './assets'
import { bundleModules } from './bundle-modules'
import { createResolver } from './resolver'

const root = mkdtempSync(join(realpathSync(tmpdir()), 'bundle-'))
beforeEach(() => mkdirSync(root, { recursive: true }))
afterEach(() => rmSync(root, { recursive: true, force: true }))

test.each(['tts.mp3', 'film.mov', 'all.rar', 'face.ttf'])('%s gives its address', async name => {
  const entry = join(root, 'entry.ts')
  writeFileSync(entry, `export { default } from './${name}'\n`)
  writeFileSync(join(root, name), '0')
  expect(((await load(entry)) as { default: string }).default).toMatch(/^\/assets\/\w+-\w+\.\w+$/)
})

test('what reacts is hydrated, what might is too, with a warning; its packages are read where they are bundled', async () => {
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
    return join(root, file)
  }
  write('hyd/use-press.ts', 'export const usePress = () => ({ onClick: () => alert(1) })')
  const spread = write(
    'hyd/Spread.tsx',
    "import { usePress } from './use-press'\nexport default () => { const on = usePress(); return <b {...on} /> }",
  )
  const still = write('hyd/Still.tsx', 'export default ({ ...rest }) => <b {...rest} />')
  const outside = write('hyd/Out.tsx', "import { Panel } from 'react-dom'\nexport default () => <Panel />")
  write('hyd/node_modules/kit/package.json', '{ "name": "kit", "main": "index.js" }')
  write('hyd/node_modules/kit/index.js', "const r = require('react'); exports.Box = () => r.useState(0)[0]")
  const inside = write('hyd/In.tsx', "import { Box } from 'kit'\nexport default () => <Box />")
  const entries = { spread, still, outside, inside }
  const { hydrated, warnings } = await bundleModules({
    root,
    resolver: createResolver({ siteDir: root }),
    outDir: join(root, 'out'),
    entries,
    assets: createAssets('/'),
  })
  expect(hydrated).toEqual(['spread', 'outside', 'inside'])
  expect(warnings.map(({ what, where }) => `${where?.file}:${where?.line} ${what}`)).toEqual([
    "hyd/Out.tsx:2 Out.tsx is hydrated: it shows <Panel> of the package 'react-dom', which may do something in a browser",
  ])
})

async function load(entry: string): Promise<unknown> {
  const { urls } = await bundle(entry)
  return import(urls.entry!)
}

function bundle(entry: string) {
  return bundleModules({
    root,
    resolver: createResolver({ siteDir: root }),
    outDir: join(root, 'out'),
    entries: { entry },
    assets: createAssets('/'),
  })
}

test('a bundle is kept with the files that it shows, until a file that it was made of changes', async () => {
  const entry = join(root, 'entry.ts')
  writeFileSync(join(root, 'box.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(root, 'part.ts'), 'export const part = 1\n')
  writeFileSync(entry, "import box from './box.svg'\nimport { part } from './part'\nexport { box, part }\n")
  const file = join(root, 'out/kept.json')
  const bundle = async (key: string) => {
    const assets = createAssets('/')
    const made = await bundleModules({
      ...{ root, resolver: createResolver({ siteDir: root }), outDir: join(root, 'out'), assets },
      ...{ entries: { entry }, keep: { file, key } },
    })
    return { ...made, written: statSync(file).ino, shown: assets.all().length }
  }
  // A file saved immediately before is not trusted to have been read completely.
  await setTimeout(20)
  const first = await bundle('1')
  expect(await bundle('1')).toEqual(first)
  expect(first.shown).toBe(1)
  expect((await bundle('2')).written).not.toBe(first.written)
  writeFileSync(join(root, 'part.ts'), 'export const part = 2\n')
  expect((await bundle('2')).urls).not.toEqual(first.urls)
})

test('a JSON file that is empty is named', async () => {
  const entry = join(root, 'entry.ts')
  writeFileSync(entry, "export { default } from './data.json'\n")
  writeFileSync(join(root, 'data.json'), '')
  await expect(bundle(entry)).rejects.toMatchObject({
    problems: [{ what: 'The JSON file is empty', where: { file: 'data.json' } }],
  })
})

test('a module that is deleted while it is bundled is one of the files that the bundle is made of', async () => {
  const [entry, data] = [join(root, 'entry.ts'), join(root, 'data.json')]
  writeFileSync(entry, "export { default } from './data.json'\n")
  writeFileSync(data, '1')
  const deleteRead = { name: 'delete-read', buildEnd: () => rmSync(data) }
  const { files } = await bundleModules({
    ...{ root, resolver: createResolver({ siteDir: root }), outDir: join(root, 'out') },
    ...{ entries: { entry }, assets: createAssets('/') },
    hooks: { modules: { bundlerPlugins: () => [deleteRead] } },
  })
  expect(files).toContain(data)
})

test('of two entries one keeps its address when the other changes', async () => {
  const [a, b] = ['a', 'b'].map(name => join(root, `${name}.ts`)) as [string, string]
  writeFileSync(a, "export default 'a'\n")
  const bundleBoth = async (text: string) => {
    writeFileSync(b, `export default '${text}'\n`)
    const { urls } = await bundleModules({
      ...{ root, resolver: createResolver({ siteDir: root }), outDir: join(root, 'out') },
      ...{ entries: { a, b }, assets: createAssets('/') },
    })
    return urls
  }
  const first = await bundleBoth('one')
  const second = await bundleBoth('two')
  expect(second.a).toBe(first.a)
  expect(second.b).not.toBe(first.b)
  expect(((await import(second.b!)) as { default: string }).default).toBe('two')
})
