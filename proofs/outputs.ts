import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { LineOutput, SampleOutput } from '../site/plugin/sample'
import { findFolders } from './folders'

/** Outputs of samples, by key. */
export type Outputs = Record<string, LineOutput[]>

const file = () => join(findFolders().site, 'data/generated/outputs.json')

export function readOutputs(): Outputs {
  return existsSync(file()) ? (JSON.parse(readFileSync(file(), 'utf8')) as Outputs) : {}
}

/** Returns the output of one line for a sample. */
export function outputOf(outputs: Outputs, key: string, line: string): SampleOutput | undefined {
  return outputs[key]?.find(({ lines }) => lines.includes(line))?.output
}

/** Writes one sample per line, so that a change of one sample changes one line of the file. */
export function writeOutputs(outputs: Outputs): void {
  const rows = Object.keys(outputs)
    .sort()
    .map(key => `${JSON.stringify(key)}: ${JSON.stringify(outputs[key])}`)
  mkdirSync(dirname(file()), { recursive: true })
  writeFileSync(file(), `{\n${rows.join(',\n')}\n}\n`)
}
