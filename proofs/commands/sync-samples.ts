import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hintsFile } from '../../site/plugin/hints'
import { sampleKey } from '../../site/plugin/sample'
import { computeForLines } from '../compute'
import { findFolders } from '../folders'
import { readHints } from '../hints'
import { readOutputs, writeOutputs } from '../outputs'
import { type Page, readPages } from '../pages'
import { syncPlayground } from '../playground'
import { isSample, toSampleInput } from '../sample-fences'
import { syncPackages } from './sync-packages'

/** Computes the output of all sample fences of the site and writes it to site/data/generated. */
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
  writeHints(pages)
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

/** Writes which words of the samples are options, with their hints. */
function writeHints(pages: Page[]): void {
  const { fences, hints } = readHints(pages)
  const { site } = findFolders()
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), `${text}\n`)
  }
  const rows = Object.entries(fences).map(([key, ranges]) => ` "${key}": ${JSON.stringify(ranges)}`)
  write('data/generated/hints.json', `{\n${rows.join(',\n')}\n}`)
  write(`static/${hintsFile}`, JSON.stringify(hints))
}
