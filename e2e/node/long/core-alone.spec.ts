import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { copyRepository } from './repository-copy'

const copy = copyRepository()
afterAll(() => copy.remove())

it('sites are the same, byte for byte, without the packages that they do not use and load nothing of', () => {
  const coverage = join(copy.dir, 'coverage')
  const site = copy.build('site')
  const minimal = copy.build('examples/minimal', { NODE_V8_COVERAGE: coverage })
  const loaded = loadedSources(coverage)
  expect(loaded).toContain('packages/core/cli/main.ts')
  expect(loaded.filter(file => /^packages\/(?:docusaurus|diagrams)\//.test(file))).toEqual([])
  copy.drop('docusaurus')
  copy.drop('diagrams')
  expect(copy.build('site')).toEqual(site)
  expect(copy.build('examples/minimal')).toEqual(minimal)
})

/** Returns the project's source files of all modules in the coverage of a process. */
function loadedSources(coverage: string): string[] {
  const sources = new Set<string>()
  for (const name of readdirSync(coverage)) {
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as { result: { url: string }[] }
    for (const { url } of result) {
      const map = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : ''
      if (!map || !existsSync(map)) continue
      for (const source of JSON.parse(readFileSync(map, 'utf8')).sources as string[])
        sources.add(source.replace(/^.*\/(?=packages\/)/, ''))
    }
  }
  return [...sources].filter(source => source.startsWith('packages/'))
}
