import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { importsOf, readSources, type Sources } from './fixtures/read-sources'

const engine = fileURLToPath(new URL('.', import.meta.url))

/** Folders of the project besides the engine, and what each may import outside of itself. */
const OTHERS: Record<string, RegExp> = {
  site: /^$/,
  'examples/minimal': /^$/,
  samples: /^(?:site|scripts|e2e\/support)\//,
}

test.each(Object.keys(OTHERS))('%s imports the engine by the names that it exports', folder => {
  const { exports } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
  const others = readSources(join(engine, '../..', folder))
  expect(others.size).toBeGreaterThan(0)
  expect(findOutsideImports(others, { folder, doors: Object.keys(exports) })).toEqual([])
})
test('every package of the lock has its hash', () => {
  const { packages } = JSON.parse(readFileSync(join(engine, '../../package-lock.json'), 'utf8'))
  const bare = Object.entries<{ integrity?: string; link?: boolean; inBundle?: boolean }>(packages).filter(
    ([path, { integrity, link, inBundle }]) =>
      path.includes('node_modules/') && !integrity && !link && !inBundle,
  )
  expect(bare.map(([path]) => path)).toEqual([])
})
test('a site that reaches into the engine', () => {
  const sources = new Map(
    Object.entries({
      'a.ts': "import x from '../packages/core/config'",
      'data/b.ts': "import x from 'inkstone/secret'\nimport y from 'inkstone/config'\nimport z from './c'",
      'data/c.ts': "import x from '../../samples/x'",
    }),
  )
  expect(findOutsideImports(sources, { folder: 'site', doors: ['./config'] })).toEqual([
    'a.ts imports ../packages/core/config',
    'data/b.ts imports inkstone/secret',
    'data/c.ts imports ../../samples/x',
  ])
})

/** Imports that leave a folder of the project, and names of the engine that it does not export. */
function findOutsideImports(
  sources: Sources,
  { folder, doors }: { folder: string; doors: string[] },
): string[] {
  const isDoor = (name: string) =>
    doors.some(door => door === name || (door.endsWith('/*') && name.startsWith(door.slice(0, -1))))
  const isWrong = (file: string, written: string) => {
    const target = posix.join(folder, posix.dirname(file), written)
    const isOutside =
      /^\.\.?\//.test(written) && !target.startsWith(`${folder}/`) && !OTHERS[folder]?.test(target)
    const isSecret = /^inkstone(?:\/|$)/.test(written) && !isDoor(`.${written.slice('inkstone'.length)}`)
    return isOutside || isSecret
  }
  return [...sources].flatMap(([file, source]) =>
    importsOf(source)
      .filter(written => isWrong(file, written))
      .map(written => `${file} imports ${written}`),
  )
}
