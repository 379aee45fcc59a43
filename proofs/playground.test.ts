import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadParts, playgroundLines } from '../site/components/playground/plugin/plugin-parts'
import { createCompiler } from '../site/components/playground/plugin/transform'
import { lines } from '../site/data/lines'
import { sampleKey, sampleTailwindMajor } from '../site/plugin/sample'
import { findFolders, lineFolder } from './folders'
import { outputOf, readOutputs } from './outputs'
import { readPages } from './pages'
import { computePlayground, playgroundFiles } from './playground'
import { playgroundInputs } from './playground-inputs'
import { isSample, toSampleInput } from './sample-fences'

test.each(Object.entries(playgroundFiles))('%s is what the published plugin gives', async (_, file) => {
  expect(readFileSync(join(findFolders().site, file.path), 'utf8')).toBe(await file.compute())
})

test('the site bundles the versions that its lines have', () => {
  expect(playgroundLines).toEqual(lines.map(({ id }) => id))
  const { dependencies } = JSON.parse(readFileSync(join(findFolders().site, 'package.json'), 'utf8'))
  for (const { id } of lines) {
    const versionOf = (name: string) =>
      JSON.parse(readFileSync(join(lineFolder(id), 'node_modules', name, 'package.json'), 'utf8')).version
    expect(dependencies).toMatchObject({
      [`escape-${id}`]: `npm:@weapp-core/escape@${versionOf('@weapp-core/escape')}`,
      [`postcss-${id}`]: `npm:@weapp-tailwindcss/postcss@${versionOf('@weapp-tailwindcss/postcss')}`,
      'tailwindcss-4-1': `npm:tailwindcss@${versionOf('tailwindcss')}`,
    })
  }
})

test.each(lines.map(({ id }) => id))(
  'with %s the playground gives out what the plugin gives out',
  async line => {
    expect(playgroundInputs).toHaveLength(60)
    const expected = await computePlayground(playgroundInputs, line)
    const { transform } = await createCompiler(line)
    for (const input of playgroundInputs) expect(await transform(input), input).toEqual(expected[input])
  },
)

/** Samples of the pages that the playground can run: templates and class names, Tailwind 4, no options. */
const shown = readPages()
  .flatMap(({ fences }) => fences.filter(isSample).map(toSampleInput))
  .filter(({ language, tw, plugin, options }) => {
    const isOurs = !options && !plugin && (tw ?? sampleTailwindMajor) === '4'
    return isOurs && (language === 'wxml' || language === 'escape')
  })

test.each(lines.map(({ id }) => id))(
  'with %s it names classes as the samples of the pages do',
  async line => {
    const outputs = readOutputs()
    const { transform } = await createCompiler(line)
    const { escapeName } = await loadParts(line)
    let names = 0
    for (const input of shown) {
      const output = outputOf(outputs, sampleKey(input), line)!
      if (!('pairs' in output))
        expect((await transform(input.code)).wxml.trim(), input.code).toBe(output.output)
      else for (const [name, escaped] of output.pairs) expect(escapeName(name), name).toBe(escaped)
      names += 'pairs' in output ? output.pairs.length : 1
    }
    expect(names).toBeGreaterThan(30)
  },
)
