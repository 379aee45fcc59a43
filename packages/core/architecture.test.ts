import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  FOLDER_LIMIT,
  FOLDERS,
  findCrowded,
  findCycles,
  findFlagChanges,
  findForeignNames,
  findLongFiles,
  findModuleState,
  findNativePaths,
  findNodeInBrowser,
  findPathTexts,
  findReact,
  findVagueNames,
  findWrongImports,
  LINE_LIMIT,
} from './fixtures/import-rules'
import { importsOf, readSources, type Sources } from './fixtures/read-sources'

const engine = dirname(fileURLToPath(import.meta.url))
const root = join(engine, '../..')
const packages = readdirSync(join(root, 'packages')).map(name => `packages/${name}`)

describe('the engine keeps the import rules', () => {
  const sources = readSources(engine)

  test('there is something to check', () => {
    expect(sources.size).toBeGreaterThan(30)
  })
  test('folders import only from folders above them, through their entry points', () => {
    expect(findWrongImports(sources)).toEqual([])
  })
  test('browser code imports nothing of Node, and only packages that may travel', () => {
    expect(findNodeInBrowser(sources)).toEqual([])
  })
  test('what every page loads has no React', () => {
    expect(findReact(sources, 'app/browser.ts')).toEqual([])
  })
  test('nothing changes the flags of a running V8, which crashes it now and then', () => {
    const all = new Map([...sources, ['cli/run.mjs', readFileSync(join(engine, 'cli/run.mjs'), 'utf8')]])
    expect(findFlagChanges(all)).toEqual([])
  })
  test('nobody reaches into another folder by a path in a text', () => {
    expect(findPathTexts(sources)).toEqual([])
  })
  test('one folder knows how a system writes paths', () => {
    expect(findNativePaths(sources)).toEqual([])
  })
  test('code speaks of no other framework but by the names that are a contract', () => {
    expect(findForeignNames(sources)).toEqual([])
  })
  test('no file imports a package that is a plugin', () => {
    const written = [...sources].flatMap(([file, source]) =>
      importsOf(source).map(name => `${file}: ${name}`),
    )
    expect(written.filter(line => /: inkstone-(?!search(?:\/|$))/.test(line))).toEqual([])
  })
  test('every folder is listed', () => {
    const folders = readdirSync(engine, { withFileTypes: true }).filter(
      entry => entry.isDirectory() && !/^(?:node_modules|fixtures)$/.test(entry.name),
    )
    expect(folders.map(entry => entry.name).filter(name => !FOLDERS.includes(name))).toEqual([])
  })
})

describe.each([...packages, 'site'])('%s', name => {
  const sources = readSources(join(root, name))

  test('no file imports itself through others', () => {
    expect(findCycles(sources)).toEqual([])
  })
  test(`no file is longer than ${LINE_LIMIT} lines`, () => {
    expect(findLongFiles(sources)).toEqual([])
  })
})

test.each([...packages, 'site', 'proofs', 'e2e', 'bench', 'deploy', 'scripts'])(
  `no folder of %s has more than ${FOLDER_LIMIT} modules`,
  name => {
    expect(findCrowded(readSources(join(root, name), /(?<!\.(?:test|spec))\.(?:tsx?|mjs)$/))).toEqual([])
  },
)

describe.each(packages)('%s', name => {
  const sources = readSources(join(root, name))

  test('no file or folder is named by kind', () => {
    expect(findVagueNames([...sources.keys()])).toEqual([])
  })
  test('modules keep no state', () => {
    expect(findModuleState(sources)).toEqual([])
  })
  test('no file names a site', () => {
    expect([...sources].filter(([, source]) => /weapp/i.test(source)).map(([file]) => file)).toEqual([])
  })
})

describe('a breach is found', () => {
  const inside = (files: Record<string, string>): Sources => new Map(Object.entries(files))
  const entryPoints = {
    'report/index.ts': '',
    'content/index.ts': '',
    'theme/index.ts': '',
    'model/index.ts': '',
  }

  test('an import from below', () => {
    const sources = inside({ ...entryPoints, 'config/a.ts': "import type { X } from '../content'" })
    expect(findWrongImports(sources)).toEqual(['config/a.ts imports content, which is below it'])
  })
  test('an import past the entry point', () => {
    const sources = inside({
      ...entryPoints,
      'content/parts/x.ts': '',
      'build/a.ts': "export * from '../content/parts/x'",
    })
    expect(findWrongImports(sources)).toEqual(['build/a.ts imports content/parts/x.ts past its entry point'])
  })
  test('an import of the site, or of nothing', () => {
    const sources = inside({ 'app/a.ts': "import x from '@site/data/x'", 'app/b.ts': "import './gone'" })
    expect(findWrongImports(sources)).toEqual([
      'app/a.ts imports the site: @site/data/x',
      'app/b.ts imports app/gone, which does not exist',
    ])
  })
  test('Node in the browser, even as a type', () => {
    const sources = inside({
      ...entryPoints,
      'theme/a.ts': "import { join } from 'node:path'\nimport type { z } from 'zod'",
      'client/b.ts': "const fs = await import('fs/promises')",
      'theme/c.tsx': "import type { Content } from '../content'",
      'client/d.ts': "import { buildIndex } from 'inkstone-search/node'\nimport 'inkstone-search/browser'",
    })
    expect(findNodeInBrowser(sources)).toEqual([
      'theme/a.ts imports node:path',
      'theme/a.ts imports zod',
      'client/b.ts imports fs/promises',
      'theme/c.tsx imports content/index.ts',
      'client/d.ts imports inkstone-search/node',
    ])
  })
  test('React behind the runtime, but not what is loaded on demand', () => {
    const sources = inside({
      'app/browser.ts':
        "import { a } from './a'\nimport type { B } from './b'\nconst load = () => import('./b')",
      'app/a.ts': "export { c } from './c'",
      'app/b.ts': "import 'react-dom/client'",
      'app/c.ts': "import { useState } from 'react'",
    })
    expect(findReact(sources, 'app/browser.ts')).toEqual(['app/c.ts imports react'])
  })
  test('a cycle', () => {
    const sources = inside({
      'app/a.ts': "import './b'",
      'app/b.ts': "import './c'",
      'app/c.ts': "import './a'",
    })
    expect(findCycles(sources)).toEqual(['app/a.ts > app/b.ts > app/c.ts > app/a.ts'])
    const site = inside({ 'data/a.ts': "import '@site/data/b'", 'data/b.ts': "import './a'" })
    expect(findCycles(site)).toEqual(['data/a.ts > data/b.ts > data/a.ts'])
  })
  test('a long file and a vague name', () => {
    expect(findLongFiles(inside({ 'app/a.ts': '\n'.repeat(401) }))).toEqual(['app/a.ts has 402 lines'])
    expect(
      findVagueNames(['app/utils.ts', 'app/helpers/x.ts', 'app/common-words.ts', 'app/fine.ts']),
    ).toEqual(['app/utils.ts', 'app/helpers/x.ts', 'app/common-words.ts'])
  })
  test('a crowded folder', () => {
    const many = Object.fromEntries(Array.from({ length: 26 }, (_, index) => [`app/f${index}.ts`, '']))
    expect(findCrowded(inside({ ...many, 'theme/a.ts': '' }))).toEqual(['app'])
  })
  test('a package that may not travel, also by require', () => {
    const sources = inside({ 'client/a.ts': "const x = require('left-pad')\nimport 'react'" })
    expect(findNodeInBrowser(sources)).toEqual(['client/a.ts imports left-pad'])
  })
  test('paths as the system writes them', () => {
    const sources = inside({
      'paths/index.ts': "import path from 'node:path'",
      'build/a.ts': "import { join } from 'node:path'",
      'build/b.ts': "import { sep } from 'path'\nimport { fileURLToPath } from 'node:url'",
      'build/c.ts':
        "import { pathToFileURL } from 'node:url'\nimport { existsSync, realpathSync } from 'node:fs'",
    })
    expect(findNativePaths(sources)).toEqual([
      'build/a.ts: join',
      'build/b.ts: sep',
      'build/b.ts: fileURLToPath',
      'build/c.ts: realpathSync',
    ])
  })
  test('a path in a text', () => {
    const sources = inside({
      'build/a.ts': "join(root, 'packages/core/app/browser.tsx')\nnew URL('../theme/x.css', here)",
      'build/b.ts': "import '../theme/x.css'\nengineFile('inkstone/theme/styles.css')",
    })
    expect(findPathTexts(sources)).toEqual([
      'build/a.ts holds the path packages/core/app/browser.tsx',
      'build/a.ts holds the path ../theme/x.css',
    ])
  })
  test('state of a module', () => {
    const sources = inside({
      'app/a.ts': 'let count = 0\nconst known = new Map<string, number>()\nconst list: string[] = []',
      'app/b.ts': "const NAMES = new Set(['a'])\nfunction f() {\n  let x = 1\n}\nconst WORDS = { a: 1 }",
    })
    expect(findModuleState(sources)).toEqual([
      'app/a.ts: let count = 0',
      'app/a.ts: const known = new Map<string, number>()',
      'app/a.ts: const list: string[] = []',
    ])
  })
  test('a name of another framework, but for comments and what the model has of them', () => {
    const sources = inside({
      'app/a.ts': "// as in Docusaurus\nimport { DOCUSAURUS_ID } from '../model'\nset(DOCUSAURUS_ID.banner)",
      'app/b.ts': "const theme = 'infima'\n/** Swizzled. */\nconst x = import('@docusaurus/Link')",
      'model/docusaurus/query.ts': "export const theme = 'docusaurus-theme'",
    })
    expect(findForeignNames(sources)).toEqual(['app/b.ts: infima', 'app/b.ts: docusaurus'])
  })
  test('a change of V8 flags at run time', () => {
    expect(findFlagChanges(inside({ 'cli/a.ts': "setFlagsFromString('--x')" }))).toEqual(['cli/a.ts'])
  })
  test('text and comments are no imports', () => {
    const source = "// import '../content'\n/* from '../content' */\nconst a = `import x from '../content'`"
    expect(importsOf(source)).toEqual([])
  })
})
