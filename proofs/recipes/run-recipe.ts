import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Recipe } from '../../site/data/recipes'
import { projectEnv } from '../environments'
import { findFolders } from '../folders'
import type { RecipeProject } from './assemble'
import { findStyle } from './find-style'
import { writeProject } from './project-folder'
import { sampleClasses, samplePages, sampleScript } from './sample-page'

/** What came of a recipe that was followed to its end. */
export interface RecipeOutcome {
  /** Ways in which the plugin was registered. */
  kinds: string[]
  /** Options that reached the plugin, without functions. */
  options: Record<string, unknown>
  wxss: string
  /** The sample page, then the templates among the recipe's samples. */
  wxml: string[]
  script: string
}

/** Builds a sample page, and what the recipe shows, in a reader's project. */
export async function runRecipe(
  { id, tailwind: major, env = {} }: Pick<Recipe, 'id' | 'tailwind' | 'env'>,
  project: RecipeProject,
  line: string,
): Promise<RecipeOutcome> {
  const { files, samples } = project
  const tailwind = major === 4 ? 4 : 3
  const inputs = (language: string) =>
    samples.filter(sample => sample.language === language).map(sample => sample.input)
  const style = findStyle(files)
  if (!style) throw new Error('no style sheet of the recipe brings Tailwind in')
  const classes = [...sampleClasses, ...inputs('classes').flatMap(text => text.split(/\s+/))]
  const folder = writeProject(
    `${line}-${id}`,
    { line, tailwind, patched: true },
    {
      'package.json': '{}',
      ...files,
      ...samplePages(classes),
    },
  )
  const worker = fork(join(findFolders().samples, 'recipes/recipe-worker.mjs'), {
    cwd: folder,
    env: { ...process.env, ...projectEnv(folder), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const outcome = await new Promise<RecipeOutcome | { error: string }>((resolve, reject) => {
    worker.once('message', message => resolve(message as RecipeOutcome | { error: string }))
    worker.once('exit', code => reject(new Error(`the recipe's process ended with code ${code}`)))
    worker.send({
      configs: Object.keys(files).filter(file => isScript(file) && registersPlugin(files[file] ?? '')),
      style,
      tailwind,
      templates: [`<view class="${sampleClasses.join(' ')}">sample</view>`, ...inputs('wxml')],
      script: sampleScript,
    })
  })
  if ('error' in outcome) throw new Error(outcome.error)
  return outcome
}

function isScript(file: string): boolean {
  return /\.[cm]?[jt]s$/.test(file)
}

function registersPlugin(code: string): boolean {
  return /['"]weapp-tailwindcss(?:\/(?:vite|webpack4?|gulp|core))?['"]/.test(code)
}
