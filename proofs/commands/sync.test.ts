import { expect, test } from 'vitest'
import { lines } from '../../site/data/lines'
import { hintsFile } from '../../site/plugin/hints'
import { readKnownPackages } from '../check'
import { compareVersions } from '../options/archives'
import { readPages } from '../pages'
import { playgroundFiles } from '../playground'
import { starterRecords } from '../starters/records'
import { readGenerated } from './sync'
import { listPackages } from './sync-packages'

/** Files with separate tests, which recompute them or compare the hashes of their inputs. */
const compared = [
  'proofs/checker/truths.json',
  'proofs/known-packages.json',
  'site/data/generated/api-lines.json',
  'site/data/generated/api-options.json',
  'site/data/generated/hints.json',
  'site/data/generated/outputs.json',
  'site/data/generated/pictures.json',
  'site/data/generated/recipe-builds.json',
  'site/data/generated/recipe-files.json',
  'site/data/generated/recipe-results.json',
  `site/static/${hintsFile}`,
]

test('every generated file is compared by a test, and none is left over from before', () => {
  const computed = [
    ...Object.values(playgroundFiles).map(({ path }) => path),
    ...Object.keys(starterRecords()),
  ]
  const known = [...compared, ...computed.map(path => `site/${path}`)]
  expect([...readGenerated().keys()].sort()).toEqual(known.sort())
})

test('the packages that were looked up are those that commands name: npm run sync', () => {
  expect(Object.keys(readKnownPackages())).toEqual(listPackages(readPages()))
})

test('packages that ask for a Tailwind CSS take the one that pages install', () => {
  const refused = Object.entries(readKnownPackages()).filter(([, found]) =>
    [...found.matchAll(/\^([34])\.\S+/g)].some(([range, major]) =>
      lines.some(({ tailwind }) => compareVersions(range.slice(1), tailwind[major as '3' | '4']) > 0),
    ),
  )
  expect(refused).toEqual([])
})
