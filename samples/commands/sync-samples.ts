import { sampleKey } from '../../engine/model/sample'
import { computeSamples } from '../compute'
import { readOutputs, writeOutputs } from '../outputs'
import { readPages } from '../pages'
import { isSample, toSampleInput } from '../sample-fences'

/** Computes the output of every sample fence of the site anew and writes it to site/data/samples. */
export async function syncSamples(): Promise<boolean> {
  const fences = readPages().flatMap(page => page.fences.filter(isSample))
  const places = new Map(fences.map(fence => [sampleKey(toSampleInput(fence)), `site/${fence.file}:${fence.line}`]))
  const { outputs, failures } = await computeSamples(fences.map(toSampleInput))
  const before = readOutputs()
  writeOutputs(outputs)
  for (const { key, message } of failures) process.stderr.write(`${places.get(key)}  ${message}\n`)
  const changed = Object.keys(outputs).filter(key => JSON.stringify(outputs[key]) !== JSON.stringify(before[key]))
  const gone = Object.keys(before).filter(key => !(key in outputs))
  process.stdout.write(
    `${Object.keys(outputs).length} samples: ${changed.length} new or changed, ${gone.length} removed, ${failures.length} failed\n`,
  )
  return failures.length === 0
}
