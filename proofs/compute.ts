import { join } from 'node:path'
import { indentCss } from '../site/components/code/indent-css'
import { lines, oldLine } from '../site/data/lines'
import { type SampleInput, type SampleOutput, sampleKey, sampleTailwindMajor } from '../site/plugin/sample'
import { openAnswers } from './answers'
import { findChanges } from './changes'
import { hashCase } from './claims/cases'
import { type Environment, prepareEnvironment } from './environments'
import { findFolders } from './folders'
import { joinLines } from './line-outputs'
import type { Outputs } from './outputs'
import { openWorker } from './workers'

/** A sample that could not be computed. */
interface SampleFailure {
  line: string
  key: string
  input: SampleInput
  message: string
}

export interface ComputedSamples {
  outputs: Record<string, SampleOutput>
  failures: SampleFailure[]
}

export interface ComputedLines {
  outputs: Outputs
  failures: SampleFailure[]
}

/** Answer of an environment to a job. */
export type Answer =
  | { before: string; output: string }
  | { pairs: [string, string][] }
  | { wxml: string; wxss: string }
  | { error: string }

interface Job {
  language: string
  code: string
  /** Plugin options as JSON. */
  options?: string
}

/** Runs samples through the published plugin of one line, in one process per environment. */
export async function computeSamples(inputs: SampleInput[], line: string): Promise<ComputedSamples> {
  const groups = new Map<string, { environment: Environment; inputs: Map<string, SampleInput> }>()
  for (const input of inputs) {
    const environment = chooseEnvironment(input, line)
    const name = JSON.stringify(environment)
    const group = groups.get(name) ?? { environment, inputs: new Map() }
    group.inputs.set(sampleKey(input), input)
    groups.set(name, group)
  }
  const results = await Promise.all(
    [...groups.values()].map(group => runGroup(group.environment, group.inputs)),
  )
  return {
    outputs: Object.fromEntries(results.flatMap(result => Object.entries(result.outputs))),
    failures: results.flatMap(result => result.failures),
  }
}

/** Runs every sample with its lines, and merges lines with equal output. */
export async function computeForLines(inputs: SampleInput[]): Promise<ComputedLines> {
  const failures: SampleFailure[] = []
  const byKey = new Map<string, { line: string; output: SampleOutput }[]>()
  for (const line of [...lines.map(({ id }) => id), oldLine.id]) {
    const own = inputs.filter(input => linesOf(input).includes(line))
    const computed = await computeSamples(own, line)
    failures.push(...computed.failures)
    for (const [key, output] of Object.entries(computed.outputs))
      byKey.set(key, [...(byKey.get(key) ?? []), { line, output }])
  }
  const sorted = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1))
  return { outputs: Object.fromEntries(sorted.map(([key, found]) => [key, joinLines(found)])), failures }
}

/** Returns the lines of a sample: the one that its fence names, or else all current ones. */
function linesOf({ plugin }: SampleInput): string[] {
  const known = lines.map(({ id }) => id)
  if (!plugin) return known
  if (plugin === oldLine.id || known.includes(plugin)) return [plugin]
  throw new Error(`plugin="${plugin}" is no line; choose one of: ${[...known, oldLine.id].join(', ')}`)
}

function chooseEnvironment({ tw = sampleTailwindMajor, options }: SampleInput, line: string): Environment {
  const isPatched =
    !options || (JSON.parse(options) as Record<string, unknown>).supportCustomLengthUnitsPatch !== false
  const isOld = line === oldLine.id
  return { line, tailwind: tw === '3' || isOld ? 3 : 4, patched: isPatched || isOld }
}

async function runGroup(environment: Environment, group: Map<string, SampleInput>): Promise<ComputedSamples> {
  const inputs = [...group]
  const jobs = inputs.map(([, { language, code, options }]) => ({ language, code, options }))
  const outputs: Record<string, SampleOutput> = {}
  const failures: SampleFailure[] = []
  for (const [index, answer] of (await askEnvironment(environment, jobs)).entries()) {
    const [key, input] = inputs[index]!
    if ('error' in answer) failures.push({ line: environment.line, key, input, message: answer.error })
    else outputs[key] = toOutput(input, answer)
  }
  return { outputs, failures }
}

/** Runs jobs in sequence in a process of their environment; cached answers need no process. */
export async function askEnvironment(environment: Environment, jobs: Job[]): Promise<Answer[]> {
  const file = join(findFolders().samples, 'transform-worker.mjs')
  const known = openAnswers<Answer>(environment, file)
  const settings = { tailwind: environment.tailwind, isV2: environment.line === oldLine.id }
  const questions = jobs.map(job => ({ options: '{}', ...withoutEmpty(job), ...settings, ...fileOf(job) }))
  const found = questions.map(question => known.find(question))
  if (found.every(answer => answer !== undefined)) return found
  const ask = openWorker({ folder: prepareEnvironment(environment), script: file })
  const answers: Answer[] = []
  for (const [index, question] of questions.entries()) {
    // An equal job may have been answered earlier in this list.
    const answer = found[index] ?? known.find(question) ?? ((await ask(question)) as Answer)
    if (!('error' in answer)) known.keep(question, answer)
    answers.push(answer)
  }
  return answers
}

/** The code of a case is in a separate file, which is part of the cache key. */
function fileOf({ language, code }: Job): object {
  return language === 'case' ? { file: hashCase(code) } : {}
}

function withoutEmpty({ options, ...job }: Job): Job {
  return options ? { ...job, options } : job
}

function toOutput({ language }: SampleInput, answer: Exclude<Answer, { error: string }>): SampleOutput {
  if ('pairs' in answer) return { pairs: answer.pairs }
  if (!('output' in answer)) throw new Error(`no output for ${language}`)
  const outputLanguage = language === 'classes' ? 'css' : language
  const printed = answer.output.trim()
  const output = outputLanguage === 'css' ? indentCss(printed) : printed
  return {
    language,
    output,
    outputLanguage,
    changes: findChanges(answer.before, output),
  }
}
