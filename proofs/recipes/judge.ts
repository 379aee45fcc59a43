import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import postcss from 'postcss'
import type { RecipeResult } from '../../site/data/lines'
import type { Recipe } from '../../site/data/recipes'
import { findFolders, lineFolder } from '../folders'
import type { Outputs } from '../outputs'
import { readPages } from '../pages'
import { assembleProject, type RecipeProject, type RecipeSample } from './assemble'
import { listRunnable } from './list-runnable'
import { type RecipeOutcome, runRecipe } from './run-recipe'
import { sampleClasses, scriptClass } from './sample-page'

/** A recipe page as a reader follows it with one line. */
export interface FollowedRecipe {
  recipe: Recipe
  project: RecipeProject
  /** Of all that decides what comes of it. */
  hash: string
}

/** Every recipe page, followed with one line. */
export function followRecipes(line: string, outputs: Outputs, blocksOf = line): FollowedRecipe[] {
  const pages = new Map(readPages().map(page => [page.file, page]))
  const byAddress = new Map([...pages.values()].map(page => [addressOf(page.file), page]))
  const { samples } = findFolders()
  const base = [
    readFileSync(join(lineFolder(line), 'package-lock.json'), 'utf8'),
    ...readRunner(join(samples, 'recipes')),
    readFileSync(join(samples, 'environments.ts'), 'utf8'),
  ]
  return listRunnable().map(recipe => {
    const page = byAddress.get(recipe.page.slice(1))
    if (!page) throw new Error(`the site has no page ${recipe.page}`)
    const { bundler: tool, tailwind } = recipe
    const project = assembleProject({ page, tool, tailwind, pages, outputs, line, blocksOf })
    const hash = createHash('sha256')
      .update(JSON.stringify([...base, recipe.page, recipe.bundler, recipe.env, project]))
      .digest('hex')
    return { recipe, project, hash: hash.slice(0, 16) }
  })
}

/** Everything in the folder but tests, and what the hash has the results of: the recipes and the checker's files. */
function readRunner(folder: string): string[] {
  return (
    readdirSync(folder)
      .filter(file => !/\.test\.ts$|^(?:list-runnable|assemble|recipe-files|steps)\.ts$/.test(file))
      .sort()
      // What is imported and exported changes without changing what it does.
      .map(file => readFileSync(join(folder, file), 'utf8').replace(/^import .*\n|^export /gm, ''))
  )
}

/** What comes of every recipe with one line; what was seen before of the same is taken as it is. */
export async function judgeRecipes(
  line: string,
  outputs: Outputs,
  seen: RecipeResult[] = [],
  blocksOf = line,
): Promise<RecipeResult[]> {
  const results: RecipeResult[] = []
  for (const { recipe, project, hash } of followRecipes(line, outputs, blocksOf)) {
    const { id } = recipe
    const before = seen.find(result => result.line === line && result.id === id)
    if (before?.hash === hash) {
      results.push(before)
      continue
    }
    const fault = await judge(recipe, project, line)
    results.push({ line, id, hash, ...(fault ? { fault } : {}) })
  }
  return results
}

/** A page by its address: numbers that order files, `index` and `readme` are not part of it. */
export function addressOf(file: string): string {
  return file.replace(/(^|\/)\d+[-_.]/g, '$1').replace(/(?:\/(?:index|readme))?\.mdx?$/, '')
}

/**
 * What comes of every recipe with a line that pages do not name: where a page has blocks for each line, those of its
 * neighbours are followed one after the other, and it is said which of them fit.
 */
export async function judgeNewLine(
  line: string,
  outputs: Outputs,
  neighbours: string[],
): Promise<(RecipeResult & { blocksOf: string })[]> {
  const [first = line, ...others] = neighbours
  const results = (await judgeRecipes(line, outputs, [], first)).map(result => ({
    ...result,
    blocksOf: first,
  }))
  for (const blocksOf of others) {
    const followed = followRecipes(line, outputs, blocksOf)
    for (const [index, result] of results.entries()) {
      const { recipe, project, hash } = followed[index]!
      if (!result.fault || hash === result.hash) continue
      const fault = await judge(recipe, project, line)
      if (!fault) results[index] = { line, id: recipe.id, hash, blocksOf }
    }
  }
  return results
}

async function judge(recipe: Recipe, project: RecipeProject, line: string): Promise<string | undefined> {
  try {
    return findFault(project, await runRecipe(recipe, project, line), escapeOf(line))
  } catch (error) {
    return (error as Error).message.split('\n')[0]
  }
}

/** The first thing that is not as a reader of the page expects it. */
function findFault(
  project: RecipeProject,
  { options, wxml, wxss, script }: RecipeOutcome,
  escapeName: (name: string) => string,
): string | undefined {
  if (options.disabled) return 'the plugin is disabled'
  for (const className of sampleClasses) {
    const name = escapeName(className)
    if (!wxml[0]?.includes(name)) return `the template does not have ${name}`
    if (!wxss.includes(`.${name}`)) return `the styles do not have .${name}`
  }
  if (!script.includes(`'${escapeName(scriptClass)} flex'`)) return `the script does not have ${scriptClass}`
  const rules = rulesOf(wxss)
  const length = `.${escapeName('text-[32rpx]')}{font-size:32rpx}`
  if (!rules.includes(length)) return `the styles do not have ${length}`
  const refused = selectorsOf(wxss).find(selector => /\\|\*|:root|:hover/.test(selector))
  if (refused) return `the styles have the selector ${refused}`

  const templates = project.samples.filter(sample => sample.language === 'wxml')
  const wrong = templates.find((template, index) => wxml[index + 1]?.trim() !== template.output)
  if (wrong) return `the template ${wrong.input} does not become what the page shows`
  const styles = project.samples.filter(sample => sample.language === 'classes' && isPromise(sample, options))
  const missing = styles.flatMap(({ output }) => rulesOf(output)).find(rule => !rules.includes(rule))
  if (missing) return `the styles do not have ${missing}, which the page shows`
  return templates.length + styles.length > 0 ? undefined : 'the page shows no sample of what comes of it'
}

function escapeOf(line: string): (name: string) => string {
  const require = createRequire(join(lineFolder(line), 'package.json'))
  return (require('@weapp-core/escape') as { escape: (name: string) => string }).escape
}

/** A sample that was computed with the options of the recipe shows what comes of it; another shows a variation. */
function isPromise(sample: RecipeSample, options: Record<string, unknown>): boolean {
  const styleOptions = [
    'rem2rpx',
    'supportCustomLengthUnitsPatch',
    ...Object.keys({ ...options, ...sample.options }),
  ].filter(name => /^css(?!Entries)|^rem2rpx$|^support/.test(name))
  return styleOptions.every(name => JSON.stringify(options[name]) === JSON.stringify(sample.options[name]))
}

function selectorsOf(css: string): string[] {
  const selectors: string[] = []
  postcss.parse(css).walkRules(rule => {
    selectors.push(...rule.selectors)
  })
  return selectors
}

/** Rules of classes, without white space: theme variables depend on everything that a project uses. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  postcss.parse(css).walkRules(/^\./, rule => {
    const declarations = rule.nodes.flatMap(node =>
      node.type === 'decl' ? [`${node.prop}:${node.value}`] : [],
    )
    rules.push(`${rule.selector}{${declarations.join(';')}}`.replace(/\s+/g, ' '))
  })
  return rules
}
