import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findImports, findMissing, missingPeers, sourceFiles, writeStub } from './install-packages.mjs'

let dir = ''
const write = (name, text) => {
  writeFileSync(join(dir, name), text)
  return join(dir, name)
}
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'packages-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

it('finds packages, and takes neither addresses nor files nor what a bundler resolves for one', () => {
  const code = write(
    'page.tsx',
    `import clsx from 'clsx'
import { Tab } from '@headlessui/react/tabs'
import 'https://cdn.example/widget.js'
import raw from '!!raw-loader!./x'
import data from 'virtual:data'
import own from './own'
import fs from 'node:fs'
import Link from '@docusaurus/Link'
import docusaurus from 'inkstone-docusaurus'
import { useMDXComponents } from '@mdx-js/react'
const lodash = require('lodash/merge')
const later = () => import('later')
`,
  )
  const page = write('page.mdx', "import kit from 'some-kit'\nimport x from 'https://cdn.example/x.js'\n")
  expect(Object.fromEntries(findImports([page, code]))).toEqual({
    clsx: true,
    '@mdx-js/react': true,
    '@headlessui/react': true,
    lodash: true,
    later: true,
    'some-kit': false,
  })
})

it('reads files, and not a folder that is called like one', () => {
  mkdirSync(join(dir, 'llms.mdx'))
  writeFileSync(join(dir, 'llms.mdx/route.ts'), '')
  expect(sourceFiles(dir)).toEqual([join(dir, 'llms.mdx/route.ts')])
})

it('takes the compiler of stylesheets along, where there are any', () => {
  const code = write('page.tsx', "import styles from './page.module.scss'\nimport './page.less'\n")
  expect([...findImports([code]).keys()]).toEqual(['sass', 'sass-embedded', 'less'])
})

it('installs without what npm says is not there, at once', () => {
  const asked = []
  const npm = names => {
    asked.push(names)
    if (names.includes('b@9'))
      return { status: 1, stderr: 'npm error notarget No matching version found for b@9.' }
    if (names.includes('@x/c@1'))
      return { status: 1, stderr: "npm error 404  '@x/c@1' is not in this registry." }
    return { status: 0, stderr: '' }
  }
  expect(findMissing(['a@1', 'b@9', '@x/c@1'], npm)).toEqual(['b@9', '@x/c@1'])
  expect(asked).toEqual([['a@1', 'b@9', '@x/c@1'], ['a@1', '@x/c@1'], ['a@1']])
})

it('tries one by one where npm does not say', () => {
  const npm = names => ({ status: names.includes('b@1') ? 1 : 0, stderr: 'npm error code 1' })
  expect(findMissing(['a@1', 'b@1'], npm)).toEqual(['b@1'])
})

it('takes what packages expect beside them, and what they can do without where the site has it', () => {
  const manifest = {
    peerDependencies: { needed: '^2', optional: '>=1', unused: '*', react: '^17' },
    peerDependenciesMeta: { optional: { optional: true }, unused: { optional: true } },
  }
  mkdirSync(join(dir, 'node_modules/@kit/ui'), { recursive: true })
  write('node_modules/@kit/ui/package.json', JSON.stringify(manifest))
  expect(missingPeers(join(dir, 'node_modules'), { optional: '^1.5' })).toEqual([
    'needed@^2',
    'optional@^1.5',
  ])
})

it('what stands for a package has the names that files take from it, and no types', () => {
  const file = write('page.tsx', "import { Search as Find, type Props, search$ } from 'absent'\n")
  writeStub(dir, 'absent', [file])
  expect(readFileSync(join(dir, 'node_modules/absent/index.js'), 'utf8')).toBe(
    'export const Search = () => []\nexport const search$ = () => []\nexport default () => []\n',
  )
})
