import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LineOutput, SampleOutput } from '../site/plugin/sample'
import { findFolders } from './folders'

/** Outputs of samples by their keys. */
export type Outputs = Record<string, LineOutput[]>

const file = () => join(findFolders().site, 'data/generated/outputs.json')

/** The committed outputs. */
export function readOutputs(): Outputs {
  return existsSync(file()) ? (JSON.parse(readFileSync(file(), 'utf8')) as Outputs) : {}
}

/** What one line gives for a sample. */
export function outputOf(outputs: Outputs, key: string, line: string): SampleOutput | undefined {
  return outputs[key]?.find(({ lines }) => lines.includes(line))?.output
}

/** One sample a line, so that a change of one sample is a change of one line. */
export function writeOutputs(outputs: Outputs): void {
  const rows = Object.keys(outputs)
    .sort()
    .map(key => `${JSON.stringify(key)}: ${JSON.stringify(outputs[key])}`)
  mkdirSync(dirname(file()), { recursive: true })
  writeFileSync(file(), `{\n${rows.join(',\n')}\n}\n`)
}
