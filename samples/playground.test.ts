import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { playgroundLine } from '../site/components/playground/line'
import { createCompiler } from '../site/components/playground/transform'
import { findFolders, lineFolder } from './folders'
import { computePlayground, playgroundFiles } from './playground'
import { playgroundInputs } from './playground-inputs'

test.each(Object.entries(playgroundFiles))('%s is what the published plugin gives', async (_, file) => {
  expect(readFileSync(join(findFolders().site, file.path), 'utf8')).toBe(await file.compute())
})

test('the site bundles the versions that its line has', () => {
  const versionOf = (name: string) =>
    JSON.parse(readFileSync(join(lineFolder(playgroundLine), 'node_modules', name, 'package.json'), 'utf8'))
      .version
  const { dependencies } = JSON.parse(readFileSync(join(findFolders().site, 'package.json'), 'utf8'))
  expect(dependencies).toMatchObject({
    '@weapp-core/escape': versionOf('@weapp-core/escape'),
    '@weapp-tailwindcss/postcss': versionOf('@weapp-tailwindcss/postcss'),
    'tailwindcss-4-1': `npm:tailwindcss@${versionOf('tailwindcss')}`,
  })
})

test('the playground gives out what the plugin gives out', async () => {
  expect(playgroundInputs).toHaveLength(30)
  const expected = await computePlayground(playgroundInputs)
  const { transform } = await createCompiler()
  for (const input of playgroundInputs) expect(await transform(input), input).toEqual(expected[input])
})
