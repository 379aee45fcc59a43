import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SampleOutput } from '../site/extension/sample'
import { findFolders } from './folders'

const file = () => join(findFolders().site, 'data/samples/outputs.json')

/** The committed outputs. */
export function readOutputs(): Record<string, SampleOutput> {
  return existsSync(file()) ? (JSON.parse(readFileSync(file(), 'utf8')) as Record<string, SampleOutput>) : {}
}

/** One sample a line, so that a change of one sample is a change of one line. */
export function writeOutputs(outputs: Record<string, SampleOutput>): void {
  const lines = Object.keys(outputs)
    .sort()
    .map(key => `${JSON.stringify(key)}: ${JSON.stringify(outputs[key])}`)
  mkdirSync(dirname(file()), { recursive: true })
  writeFileSync(file(), `{\n${lines.join(',\n')}\n}\n`)
}
