import { sampleKey } from '../../site/extension/sample'
import { computeForLines } from '../compute'
import { readOutputs, writeOutputs } from '../outputs'
import { readPages } from '../pages'
import { syncPlayground } from '../playground'
import { isSample, toSampleInput } from '../sample-fences'
import { syncPackages } from './sync-packages'

/** Computes the output of every sample fence of the site anew and writes it to site/data/samples. */
export async function syncSamples(): Promise<boolean> {
  const pages = readPages()
  const unknown = syncPackages(pages)
  for (const name of unknown) process.stderr.write(`${name}: not in the registry\n`)
  const fences = pages.flatMap(page => page.fences.filter(isSample))
  const places = new Map(
    fences.map(fence => [sampleKey(toSampleInput(fence)), `site/${fence.file}:${fence.line}`]),
  )
  const { outputs, failures } = await computeForLines(fences.map(toSampleInput))
  const before = readOutputs()
  writeOutputs(outputs)
  await syncPlayground()
  for (const { line, key, message } of failures)
    process.stderr.write(`${places.get(key)} [${line}] ${message}\n`)
  const changed = Object.keys(outputs).filter(
    key => JSON.stringify(outputs[key]) !== JSON.stringify(before[key]),
  )
  const gone = Object.keys(before).filter(key => !(key in outputs))
  process.stdout.write(
    `${Object.keys(outputs).length} samples: ${changed.length} new or changed, ${gone.length} removed, ${failures.length} failed\n`,
  )
  return failures.length === 0 && unknown.length === 0
}
