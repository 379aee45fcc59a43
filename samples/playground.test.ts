import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createTransform } from '../site/components/playground/transform'
import { findFolders } from './folders'
import { computePlayground, playgroundFiles } from './playground'
import { playgroundInputs } from './playground-inputs'

describe.each(Object.entries(playgroundFiles))('%s', (_, { path, inputs }) => {
  const committed = JSON.parse(readFileSync(join(findFolders().site, path), 'utf8'))

  test('the committed results are those of the published plugin', async () => {
    expect(committed).toEqual(await computePlayground(inputs()))
  })
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
  const transform = await createTransform()
  for (const input of playgroundInputs) expect(await transform(input), input).toEqual(expected[input])
})
