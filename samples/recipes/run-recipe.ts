import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { EnvironmentName } from '../environments'
import { findFolders } from '../folders'
import { findStyle } from './find-style'
import { writeProject } from './project-folder'
import { samplePages, sampleScript, sampleTemplate } from './sample-page'

/** What came of a recipe that was followed to its end. */
export interface RecipeOutcome {
  /** Ways in which the plugin was registered. */
  kinds: string[]
  isDisabled: boolean
  hasRem2rpx: boolean
  css: string
  wxss: string
  wxml: string
  script: string
}

/** Builds the sample page in a reader's project. */
export async function runRecipe(
  name: string,
  { files, environment, platform }: { files: Record<string, string>; environment: EnvironmentName; platform: Record<string, string> },
): Promise<RecipeOutcome> {
  const project = writeProject(name, environment, { 'package.json': '{}', ...files, ...samplePages() })
  const style = findStyle(files)
  if (!style) throw new Error('no style sheet of the recipe brings Tailwind in')
  const configs = Object.keys(files).filter(file => /\.[cm]?[jt]s$/.test(file) && registersPlugin(files[file] ?? ''))
  const worker = fork(join(findFolders().samples, 'recipes/recipe-worker.mjs'), {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', ...platform },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const tailwind = environment === 'tw3' ? 3 : 4
  const outcome = await new Promise<RecipeOutcome | { error: string }>((resolve, reject) => {
    worker.once('message', message => resolve(message as RecipeOutcome | { error: string }))
    worker.once('exit', code => reject(new Error(`the recipe's process ended with code ${code}`)))
    worker.send({ configs, style, tailwind, template: sampleTemplate, script: sampleScript })
  })
  if ('error' in outcome) throw new Error(outcome.error)
  return outcome
}

function registersPlugin(code: string): boolean {
  return /['"]weapp-tailwindcss(?:\/(?:vite|webpack4?|gulp|core))?['"]/.test(code)
}
