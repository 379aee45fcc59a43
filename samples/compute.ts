import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import {
  type SampleInput,
  type SampleOutput,
  sampleKey,
  samplePluginVersion,
  sampleTailwindMajor,
} from '../engine/model/sample'
import { findChanges } from './changes'
import { type EnvironmentName, prepareEnvironment } from './environments'
import { findFolders } from './folders'

/** A sample that could not be computed. */
export interface SampleFailure {
  key: string
  input: SampleInput
  message: string
}

export interface ComputedSamples {
  outputs: Record<string, SampleOutput>
  failures: SampleFailure[]
}

type Answer = { id: string; before: string; output: string } | { id: string; pairs: [string, string][] } | { id: string; error: string }

/** Runs samples through the published plugin, one process for each environment they need. */
export async function computeSamples(inputs: SampleInput[]): Promise<ComputedSamples> {
  const groups = new Map<EnvironmentName, Map<string, SampleInput>>()
  for (const input of inputs) {
    const environment = chooseEnvironment(input)
    const group = groups.get(environment) ?? new Map<string, SampleInput>()
    groups.set(environment, group.set(sampleKey(input), input))
  }
  const results = await Promise.all([...groups].map(([name, group]) => runGroup(name, group)))
  const outputs = results.flatMap(result => Object.entries(result.outputs)).sort(([a], [b]) => (a < b ? -1 : 1))
  return { outputs: Object.fromEntries(outputs), failures: results.flatMap(result => result.failures) }
}

function chooseEnvironment({ plugin = samplePluginVersion, tw = sampleTailwindMajor, options }: SampleInput): EnvironmentName {
  if (plugin.startsWith('2.')) return 'v2-tw3'
  if (plugin !== samplePluginVersion) throw new Error(`samples know the plugin ${samplePluginVersion} and 2.11.3, not ${plugin}`)
  const major = tw === '3' ? 'tw3' : 'tw4'
  const patched = !options || (JSON.parse(options) as Record<string, unknown>).supportCustomLengthUnitsPatch !== false
  return patched ? major : `${major}-unpatched`
}

async function runGroup(name: EnvironmentName, group: Map<string, SampleInput>): Promise<ComputedSamples> {
  const worker = fork(join(findFolders().samples, 'transform-worker.mjs'), {
    cwd: prepareEnvironment(name),
    // Packages print that they patched something.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const outputs: Record<string, SampleOutput> = {}
  const failures: SampleFailure[] = []
  try {
    for (const [key, input] of group) {
      const answer = await ask(worker, {
        id: key,
        language: input.language,
        code: input.code,
        options: input.options ?? '{}',
        tailwind: name.includes('tw3') ? 3 : 4,
        isV2: name.startsWith('v2'),
      })
      if ('error' in answer) failures.push({ key, input, message: answer.error })
      else outputs[key] = toOutput(input, answer)
    }
  } finally {
    worker.disconnect()
  }
  return { outputs, failures }
}

function ask(worker: ChildProcess, job: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`the sample process ended with code ${code}`))
    worker.once('exit', onExit)
    worker.once('message', answer => {
      worker.off('exit', onExit)
      resolve(answer as Answer)
    })
    worker.send(job)
  })
}

function toOutput({ language }: SampleInput, answer: Exclude<Answer, { error: string }>): SampleOutput {
  if ('pairs' in answer) return { pairs: answer.pairs }
  const output = answer.output.trim()
  return {
    language,
    output,
    outputLanguage: language === 'classes' ? 'css' : language,
    changes: findChanges(answer.before, output),
  }
}
