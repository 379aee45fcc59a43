import { expect, test } from 'vitest'
import { SiteError } from '../../report'
import { bundleWhatWorks } from './bundle-what-works'

const files = Array.from({ length: 32 }, (_, index) => `m${index}`)

function ways(bad: string[]) {
  const attempts: string[][] = []
  const run = async (some: string[]) => {
    const found = some.filter(file => bad.includes(file))
    if (found.length > 0) throw new SiteError(found.map(file => ({ what: `${file} is broken` })))
    return some
  }
  return {
    attempts,
    bundle: run,
    attempt: (some: string[]) => {
      attempts.push(some)
      return run(some)
    },
  }
}

test('what works is bundled, and the rest is reported by file', async () => {
  const { bundle, broken } = await bundleWhatWorks(files, ways(['m30', 'm3']))
  expect(Object.keys(broken)).toEqual(['m3', 'm30'])
  expect(bundle).toEqual(files.filter(file => !['m3', 'm30'].includes(file)))
  expect(broken).toEqual({ m3: [{ what: 'm3 is broken' }], m30: [{ what: 'm30 is broken' }] })
})

test('one bad file among many is found without trying each', async () => {
  const tried = ways(['m7'])
  await bundleWhatWorks(files, tried)
  expect(tried.attempts.length).toBeLessThan(12)
})

test('where most files are bad, each is tried alone', async () => {
  const tried = ways(files.filter(file => file !== 'm9'))
  const { bundle } = await bundleWhatWorks(files, tried)
  expect(bundle).toEqual(['m9'])
  expect(tried.attempts.length).toBeLessThan(files.length + 12)
})

test('nothing is tried where all works, and a fault that no file has stays one', async () => {
  const tried = ways([])
  await bundleWhatWorks(files, tried)
  expect(tried.attempts).toEqual([])
  const bundle = async () => {
    throw new SiteError({ what: 'The frame is broken' })
  }
  await expect(bundleWhatWorks(files, { ...tried, bundle })).rejects.toThrow('The frame is broken')
})
