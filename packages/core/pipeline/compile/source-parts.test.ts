import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkConfig, type FilePatterns } from '../../config'
import type { Content } from '../../content'
import { createAssets } from '../modules/assets'
import { createResolver } from '../modules/resolver'
import { islandRegistry } from '../modules/site-modules'
import { listPageFiles, passedOverPages } from '../project/page-files'
import { createSourceCompiler } from './compile-sources'
import { partsOf } from './source-parts'

const siteDir = mkdtempSync(join(tmpdir(), 'source-parts-'))
const write = (file: string, text: string) => {
  mkdirSync(join(siteDir, file, '..'), { recursive: true })
  writeFileSync(join(siteDir, file), text)
}
write(
  'docs/_p.mdx',
  "---\ntitle: x\n---\nimport data from '../data/facts'\nimport Own from './_p.mdx'\n\n<Own />\n",
)
for (const file of [
  'components/Demo.tsx',
  'components/many.tsx',
  'data/facts.ts',
  'data/n.json',
  'docs/no.ts',
])
  write(file, '')

const site = checkConfig({ title: 't', url: 'https://example.com' }, join(siteDir, 'site.config.ts'))
const resolver = createResolver({ siteDir, site })
const compiler = createSourceCompiler({ root: siteDir, resolver, site, assets: createAssets('/') })
const sources: Content['sources'] = new Map()
const add = (source: string, text: string) =>
  sources.set(source, compiler.compile({ source, text, bodyLine: 1, format: 'mdx', isBlog: false }))

add(
  'docs/a.mdx',
  `import Demo, { Extra as E } from '@site/components/Demo'
import P from './_p.mdx'
import * as Many from '@site/components/many'
import n from '@site/data/n.json'

\`\`\`js
import no from './no'
\`\`\`

<P /> <Tabs groupId="lang"><TabItem value="ts">x</TabItem></Tabs>
`,
)
add('docs/b.mdx', '<Tabs groupId="lang"><TabItem value="js">x</TabItem></Tabs>')
compiler.addPartials(sources)

it('a page is made of what it imports, through partials too, not of what its code shows', () => {
  const parts = partsOf({ resolver, sources }, ['docs/a.mdx'])
  expect(parts.sources.map(({ file }) => file)).toEqual(['docs/a.mdx', 'docs/_p.mdx'])
  expect(parts.modules).toEqual([
    { file: join(siteDir, 'components/Demo.tsx'), names: ['default', 'Extra'] },
    { file: join(siteDir, 'data/facts.ts'), names: ['default'] },
    { file: join(siteDir, 'components/many.tsx'), names: ['*'] },
  ])
  expect(parts.files).toEqual([join(siteDir, 'data/n.json')])
})

it('a module that is imported whole brings all its components to the browser', () => {
  const many = join(siteDir, 'components/many.tsx')
  const imports = [{ file: many, names: ['*'] }]
  const exports = ['Counter', 'default', 'helper']
  const facts = { isLibrary: false, needsHydration: true, pages: [], styles: [], gaps: {} }
  const modules = { [many]: { url: '', hash: '', exports, ...facts } }
  const registry = islandRegistry({ siteDir, imports, modules, pageFiles: [] })
  expect(Object.keys(registry).filter(id => !id.startsWith('engine:'))).toEqual([
    'components/many.tsx#Counter',
    'components/many.tsx',
  ])
})

const ALL: FilePatterns = { include: ['**/*'], exclude: [] }

it('pages are those files of the folder that the configuration means', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pages-'))
  for (const file of ['src/pages/index.js', 'src/pages/builder/step.ts', 'src/pages/help.md']) {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), '')
  }
  const listed = (patterns: Partial<FilePatterns>) =>
    listPageFiles(dir, { folders: ['src/pages'], ...ALL, ...patterns })
  expect(listed({ exclude: ['builder/**'] })).toEqual(['src/pages/help.md', 'src/pages/index.js'])
  expect(listed({ include: ['**/*.md'] })).toEqual(['src/pages/help.md'])
  expect(listed({ exclude: ['**'] })).toEqual([])
})

it('where a plugin says another folder, what lies in the usual one is reported', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pages-'))
  for (const file of ['pages/en/index.js', 'src/pages/index.js']) {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), '')
  }
  const listed = (folders: string[]) => listPageFiles(dir, { ...ALL, folders })
  const passed = (folders: string[]) => passedOverPages({ root: dir, siteDir: dir, folders })
  expect(listed(['pages', 'src/pages'])).toEqual(['pages/en/index.js', 'src/pages/index.js'])
  expect(passed(['pages', 'src/pages'])).toEqual([])
  expect(listed(['src/pages'])).toEqual(['src/pages/index.js'])
  const [problem, ...others] = passed(['src/pages'])
  expect(others).toEqual([])
  expect(problem).toMatchObject({ where: { file: 'pages/en/index.js' }, severity: 'warning' })
  writeFileSync(join(dir, 'pages/help.js'), '')
  expect(passed(['src/pages'])[0]?.what).toMatch(/^pages\/en\/index.js and 1 more below pages\/ /)
})
