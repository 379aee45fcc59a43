import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import {
  type SampleInput,
  type SampleOutput,
  sampleKey,
  samplePluginVersion,
  sampleTailwindMajor,
} from '../site/extension/sample'
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

/** What an environment answers to a job. */
export type Answer =
  | { id: string; before: string; output: string }
  | { id: string; pairs: [string, string][] }
  | { id: string; wxml: string; wxss: string }
  | { id: string; error: string }

interface Job {
  id: string
  language: string
  code: string
  /** Plugin options as JSON. */
  options?: string
}

/** Runs samples through the published plugin, one process for each environment they need. */
export async function computeSamples(inputs: SampleInput[]): Promise<ComputedSamples> {
  const groups = new Map<EnvironmentName, Map<string, SampleInput>>()
  for (const input of inputs) {
    const environment = chooseEnvironment(input)
    const group = groups.get(environment) ?? new Map<string, SampleInput>()
    groups.set(environment, group.set(sampleKey(input), input))
  }
  const results = await Promise.all([...groups].map(([name, group]) => runGroup(name, group)))
  const outputs = results
    .flatMap(result => Object.entries(result.outputs))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return { outputs: Object.fromEntries(outputs), failures: results.flatMap(result => result.failures) }
}

function chooseEnvironment({
  plugin = samplePluginVersion,
  tw = sampleTailwindMajor,
  options,
}: SampleInput): EnvironmentName {
  if (plugin.startsWith('2.')) return 'v2-tw3'
  if (plugin !== samplePluginVersion)
    throw new Error(`samples know the plugin ${samplePluginVersion} and 2.11.3, not ${plugin}`)
  const major = tw === '3' ? 'tw3' : 'tw4'
  const patched =
    !options || (JSON.parse(options) as Record<string, unknown>).supportCustomLengthUnitsPatch !== false
  return patched ? major : `${major}-unpatched`
}

async function runGroup(name: EnvironmentName, group: Map<string, SampleInput>): Promise<ComputedSamples> {
  const inputs = [...group]
  const jobs = inputs.map(([id, { language, code, options }]) => ({ id, language, code, options }))
  const outputs: Record<string, SampleOutput> = {}
  const failures: SampleFailure[] = []
  for (const [index, answer] of (await askEnvironment(name, jobs)).entries()) {
    const [key, input] = inputs[index]!
    if ('error' in answer) failures.push({ key, input, message: answer.error })
    else outputs[key] = toOutput(input, answer)
  }
  return { outputs, failures }
}

/** Runs jobs, one after the other, in a process of their environment. */
export async function askEnvironment(name: EnvironmentName, jobs: Job[]): Promise<Answer[]> {
  const worker = fork(join(findFolders().samples, 'transform-worker.mjs'), {
    cwd: prepareEnvironment(name),
    // Packages print that they patched something.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const settings = { tailwind: name.includes('tw3') ? 3 : 4, isV2: name.startsWith('v2') }
  const answers: Answer[] = []
  try {
    for (const job of jobs)
      answers.push(await ask(worker, { options: '{}', ...withoutEmpty(job), ...settings }))
  } finally {
    worker.disconnect()
  }
  return answers
}

function withoutEmpty({ options, ...job }: Job): Job {
  return options ? { ...job, options } : job
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
  if (!('output' in answer)) throw new Error(`no output for ${language}`)
  const output = answer.output.trim()
  return {
    language,
    output,
    outputLanguage: language === 'classes' ? 'css' : language,
    changes: findChanges(answer.before, output),
  }
}
