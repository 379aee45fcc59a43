import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCompiler } from '../site/components/playground/transform'
import { findFolders } from './folders'
import { computePlayground, playgroundFiles } from './playground'
import { playgroundInputs } from './playground-inputs'

test.each(Object.entries(playgroundFiles))('%s is what the published plugin gives', async (_, file) => {
  expect(readFileSync(join(findFolders().site, file.path), 'utf8')).toBe(await file.compute())
})

test('the site bundles the versions that samples are computed with', () => {
  const { site, samples } = findFolders()
  const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies
  const pinned = read(samples)
  expect(read(site)).toMatchObject({
    '@weapp-core/escape': pinned['@weapp-core/escape'],
    '@weapp-tailwindcss/postcss': pinned['@weapp-tailwindcss/postcss'],
    'tailwindcss-4-1': `npm:tailwindcss@${pinned.tailwindcss}`,
  })
})

test('the playground gives out what the plugin gives out', async () => {
  expect(playgroundInputs).toHaveLength(30)
  const expected = await computePlayground(playgroundInputs)
  const { transform } = await createCompiler()
  for (const input of playgroundInputs) expect(await transform(input), input).toEqual(expected[input])
})
