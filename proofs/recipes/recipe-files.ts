import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expectationOf } from '../../site/components/checker/expected/expectations'
import type { RecipeFile, Role, StoredRecipeFiles } from '../../site/components/checker/expected/recipe'
import { arrivalOf } from '../../site/data/api/options'
import { defaultLine, type Line, lines, unproven } from '../../site/data/lines'
import { fillVersions } from '../../site/data/plugin-lines'
import { type Recipe, recipes } from '../../site/data/recipes'
import { packagesOf } from '../check'
import { lineFolder } from '../folders'
import type { Outputs } from '../outputs'
import { expandFences, type Page, readPages } from '../pages'
import { readRecipes } from '../starters/read-starters'
import { assembleProject } from './assemble'
import { addressOf } from './judge'

/** Returns the files of every recipe: those of its project, or else the ones that a reader of its page gets. */
export function readRecipeFiles(outputs: Outputs): StoredRecipeFiles {
  const pages = new Map(readPages().map(page => [page.file, page]))
  const all = readRecipes()
  const filesFor = (line: Line) =>
    Object.fromEntries(
      recipes.map(({ id }): [string, RecipeFile[]] => {
        const { recipe, files } = all.find(other => other.recipe.id === id)!
        return [id, chooseFiles(recipe.project ? files : readPageFiles(recipe, pages, outputs, line), recipe)]
      }),
    )
  const files = filesFor(defaultLine)
  const others = lines.filter(line => line !== defaultLine)
  return {
    exports: readExports(),
    rewritesImports: arrivalOf('rewriteCssImports').by,
    unproven: unproven.id,
    files,
    otherFiles: Object.fromEntries(others.map(line => [line.id, onlyOthers(filesFor(line), files)])),
  }
}

/** Returns the files that differ from the default; omits recipes without any. */
function onlyOthers(
  files: StoredRecipeFiles['files'],
  usual: StoredRecipeFiles['files'],
): StoredRecipeFiles['files'] {
  const changed = Object.entries(files).map(([id, own]): [string, RecipeFile[]] => [
    id,
    own.filter(({ path, text }) => !usual[id]!.some(file => file.path === path && file.text === text)),
  ])
  return Object.fromEntries(changed.filter(([, own]) => own.length > 0))
}

function readPageFiles(
  { page: address, bundler, tailwind }: Recipe,
  pages: Map<string, Page>,
  outputs: Outputs,
  line: Line,
): Record<string, string> {
  const page = [...pages.values()].find(({ file }) => `/${addressOf(file)}` === address)
  if (!page) throw new Error(`the site has no page ${address}`)
  const { files } = assembleProject({
    page,
    tool: bundler,
    tailwind,
    pages,
    outputs,
    line: line.id,
  })
  return {
    ...files,
    'package.json': withPackages(files['package.json'], installedBy(page, pages, tailwind)),
  }
}

/** Returns what the commands of a page install; skips commands for another major version of Tailwind. */
function installedBy(
  page: Page,
  pages: Map<string, Page>,
  tailwind: number,
): [name: string, version: string][] {
  const other = `{version:tailwind${tailwind === 4 ? 3 : 4}}`
  return expandFences(page, pages)
    .filter(fence => fence.language === 'bash' && /\b(?:install|add) (?:-D|--save-dev)/.test(fence.code))
    .flatMap(fence => packagesOf({ code: fence.code.replaceAll(/@npm:\S+@/g, '@') }))
    .filter(specification => !specification.includes(other))
    .map(specification => {
      const [, name = specification, version = '*'] = /^(@?[^@]+)(?:@(.+))?$/.exec(specification) ?? []
      return [name, version]
    })
}

/** Adds packages to package.json, as `npm install -D` does. */
function withPackages(text = '{}', installed: [name: string, version: string][]): string {
  const file = JSON.parse(text) as Record<string, Record<string, string>>
  file.devDependencies = { ...Object.fromEntries(installed), ...file.devDependencies }
  return JSON.stringify(file, null, 2)
}

/** Selects the files that affect styles, with their roles. */
function chooseFiles(files: Record<string, string>, recipe: Recipe): RecipeFile[] {
  const paths = expectationOf(recipe).files
  const order: Role[] = ['register', 'postcss', 'tailwind', 'style', 'load', 'package']
  return order.flatMap(role => {
    const path = paths[role]
    if (path === undefined) return []
    const text = files[path]
    if (text === undefined) throw new Error(`${recipe.id} has no ${path}`)
    return { role, path, text: fillVersions(text, defaultLine) }
  })
}

function readExports(): Record<string, string[]> {
  const exports: Record<string, Set<string>> = {}
  for (const { id } of lines) {
    const require = createRequire(join(lineFolder(id), 'package.json'))
    for (const entry of ['', '/vite', '/webpack', '/webpack4', '/gulp', '/core']) {
      const names = exports[`weapp-tailwindcss${entry}`] ?? new Set()
      exports[`weapp-tailwindcss${entry}`] = names
      for (const name of Object.keys(require(`weapp-tailwindcss${entry}`) as object)) names.add(name)
    }
  }
  return Object.fromEntries(Object.entries(exports).map(([entry, names]) => [entry, [...names].sort()]))
}
