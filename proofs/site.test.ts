import { expect, test } from 'vitest'
import { sampleKey } from '../site/plugin/sample'
import { checkPages } from './check'
import { excusedShare } from './commands/check-samples'
import { computeForLines } from './compute'
import { readOutputs } from './outputs'
import { readPages } from './pages'
import { isSample, toSampleInput } from './sample-fences'

const pages = readPages()

test('the committed outputs are what the published plugin gives out', async () => {
  const inputs = pages.flatMap(page => page.fences.filter(isSample).map(toSampleInput))
  const { outputs, failures } = await computeForLines(inputs)
  expect(failures).toEqual([])
  expect(readOutputs()).toEqual(outputs)
  expect(Object.keys(outputs).length).toBe(new Set(inputs.map(sampleKey)).size)
})

test('every fence of the site is checked or excused, and few are excused', async () => {
  const report = await checkPages(pages)
  expect(report.findings).toEqual([])
  expect(excusedShare(report)).toBeLessThan(0.25)
})
