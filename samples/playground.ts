import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { defaultInput } from '../site/components/playground/default-input'
import type { PlaygroundResult } from '../site/components/playground/transform'
import { askEnvironment } from './compute'
import { findFolders } from './folders'
import { playgroundInputs } from './playground-inputs'

/** What the published plugin makes of inputs of the playground. */
export async function computePlayground(inputs: string[]): Promise<Record<string, PlaygroundResult>> {
  const jobs = inputs.map((input, index) => ({
    id: `playground-${index}`,
    language: 'playground',
    code: toTemplate(input),
  }))
  const answers = await askEnvironment('tw4', jobs)
  return Object.fromEntries(
    answers.map((answer, index) => {
      if (!('wxml' in answer)) throw new Error(`no answer for ${inputs[index]}`)
      return [inputs[index]!, { wxml: answer.wxml, wxss: answer.wxss }]
    }),
  )
}

/** Inputs that pages show first: the results of these are in the pages' HTML. */
export function findFirstInputs(): string[] {
  const { site } = findFolders()
  const given = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(?:mdx|tsx)$/.test(file))
    .flatMap(file => [
      ...readFileSync(join(site, file), 'utf8').matchAll(/<Playground\s[^>]*classes="([^"]*)"/g),
    ])
    .map(([, classes = '']) => classes)
  return [...new Set([defaultInput, ...given])].sort()
}

/** Committed results: those that pages show first, and those a browser spec compares with. */
export const playgroundFiles = {
  initial: { path: 'data/samples/playground-initial.json', inputs: findFirstInputs },
  spec: { path: 'data/samples/playground-spec.json', inputs: () => playgroundInputs },
}

/** Computes both files anew. */
export async function syncPlayground(): Promise<void> {
  for (const { path, inputs } of Object.values(playgroundFiles)) {
    const file = join(findFolders().site, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(await computePlayground(inputs()), null, 1)}\n`)
  }
}

/** A list of classes stands for a view that carries them. */
function toTemplate(input: string): string {
  return input.includes('<') ? input : `<view class="${input.trim().replace(/\s+/g, ' ')}"></view>`
}
