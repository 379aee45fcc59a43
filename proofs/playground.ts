import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readPreview } from '../site/components/playground/inspect'
import { phoneLook } from '../site/components/playground/phone/phone-look'
import { dropOtherTags, scopeCss } from '../site/components/playground/phone/preview-css'
import { toTemplate } from '../site/components/playground/plugin/to-template'
import type { PlaygroundResult } from '../site/components/playground/plugin/transform'
import { renderStill } from '../site/components/playground/still'
import { comparedTemplate, heroTemplate, missingClass, shownClasses } from '../site/data/landing-inputs'
import { defaultLine, lines } from '../site/data/lines'
import { defaultInput, examples } from '../site/data/playground-examples'
import { recipeScreens } from '../site/data/recipe-screens'
import { listClasses } from './class-list'
import { askEnvironment } from './compute'
import { findFolders } from './folders'
import { computeDefaults } from './playground-defaults'
import { playgroundInputs } from './playground-inputs'

/** Returns the output of a line of the published plugin for playground inputs. */
export async function computePlayground(
  inputs: string[],
  line: string,
  tailwind: 3 | 4 = 4,
): Promise<Record<string, PlaygroundResult>> {
  const jobs = inputs.map(input => ({
    language: 'playground',
    code: toTemplate(input),
  }))
  const answers = await askEnvironment({ line, tailwind, patched: true }, jobs)
  return Object.fromEntries(
    answers.map((answer, index) => {
      if (!('wxml' in answer)) throw new Error(`no answer for ${inputs[index]}`)
      return [inputs[index]!, { wxml: answer.wxml, wxss: answer.wxss }]
    }),
  )
}

/** Returns the initial inputs of pages, whose results are in the pages' HTML. */
function findFirstInputs(): string[] {
  const { site } = findFolders()
  const given = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.(?:mdx|tsx)$/.test(file))
    .flatMap(file => [
      ...readFileSync(join(site, file), 'utf8').matchAll(/<Playground\s[^>]*(classes|example)="([^"]*)"/g),
    ])
    .map(([, kind, value = '']) =>
      kind === 'classes' ? value : examples.find(({ id }) => id === value)!.template,
    )
  return [...new Set([defaultInput, ...given])].sort()
}

const landingInputs = [heroTemplate, comparedTemplate, ...shownClasses, missingClass]

/** Committed results: those of initial inputs, with the phone as HTML and CSS, and those for a browser spec. */
export const playgroundFiles = {
  initial: {
    path: 'data/generated/playground-initial.json',
    compute: async () =>
      toJson({ line: defaultLine.id, versions: versionsOfLines(), results: await computeFirst() }),
  },
  landing: {
    path: 'data/generated/landing.json',
    compute: async () => toJson(await computeStills(landingInputs)),
  },
  still: {
    path: 'static/data/playground-still.css',
    compute: async () => renderStillCss(await computeFirst()),
  },
  landingStill: {
    path: 'data/generated/landing-still.css',
    compute: async () => renderStillCss(await computeStills(landingInputs)),
  },
  recipes: {
    path: 'data/generated/recipe-screens.json',
    compute: async () => toJson(await computeRecipes()),
  },
  recipeStill: {
    path: 'data/generated/recipe-screens.css',
    compute: async () => renderStillCss(await computeRecipes()),
  },
  defaults: {
    path: 'data/generated/plugin-defaults.json',
    compute: async () => toJson(await computeDefaults()),
  },
  classes: {
    path: `static/data/classes-${defaultLine.tailwind[4]}.txt`,
    compute: listClasses,
  },
  spec: {
    path: 'data/generated/playground-spec.json',
    compute: async () => toJson(await computePlayground(playgroundInputs, defaultLine.id)),
  },
}

/** Recomputes all results. */
export async function syncPlayground(): Promise<void> {
  for (const { path, compute } of Object.values(playgroundFiles)) {
    const file = join(findFolders().site, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, await compute())
  }
}

function versionsOfLines(): Record<string, { plugin: string; tailwind: string }> {
  return Object.fromEntries(lines.map(({ id, plugin, tailwind }) => [id, { plugin, tailwind: tailwind[4] }]))
}

const computeFirst = () => computeStills(findFirstInputs())

async function computeRecipes() {
  const stillsOf = (major: 3 | 4) =>
    computeStills(
      recipeScreens[major].map(({ template }) => template),
      major,
    )
  return { ...(await stillsOf(3)), ...(await stillsOf(4)) }
}

async function computeStills(
  inputs: string[],
  tailwind?: 3 | 4,
): Promise<Record<string, PlaygroundResult & { still: string }>> {
  const results = await computePlayground(inputs, defaultLine.id, tailwind)
  return Object.fromEntries(
    Object.entries(results).map(([input, result]) => [
      input,
      { ...result, still: renderStill(readPreview(input, result).nodes) },
    ]),
  )
}

/** Returns one stylesheet for all static phones: a class has the same rules in all of them. */
function renderStillCss(results: Record<string, PlaygroundResult & { still: string }>): string {
  const all = Object.entries(results).map(([input, result]) => readPreview(input, result).css)
  const html = Object.values(results).map(({ still }) => still)
  const css = dropOtherTags([phoneLook, ...all].join('\n'), html.join(''))
  return `/* Made by \`npm run sync\`. */\n${scopeCss(css, '.phone-still')}\n`
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 1)}\n`
}
