import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Role } from '../../site/components/checker/facts'
import { readScript } from '../../site/components/checker/read-script'
import { readLoad, readStyle } from '../../site/components/checker/read-style'
import type { CheckedRecipe, RecipeFile, RecipeFiles } from '../../site/components/checker/recipe'
import { arrivalOf } from '../../site/data/api/options'
import { defaultLine, lines, unproven } from '../../site/data/lines'
import { fillVersions } from '../../site/data/plugin-lines'
import { recipes } from '../../site/data/recipes'
import { packagesOf } from '../check'
import { lineFolder } from '../folders'
import type { Outputs } from '../outputs'
import { expandFences, type Page, readPages } from '../pages'
import { assembleProject } from './assemble'
import { platformOf, toolName } from './list'

/** Reads every recipe page as the files that a reader has in the end. */
export function readRecipeFiles(outputs: Outputs): RecipeFiles {
  const pages = new Map(readPages().map(page => [page.file, page]))
  const checked = recipes.map(({ framework, tool, tailwind, path }): CheckedRecipe => {
    const page = [...pages.values()].find(({ file }) => isAt(file, path))
    if (!page) throw new Error(`the site has no page ${path}`)
    const name = toolName(tool.split('/').at(-1)!)
    const { files } = assembleProject({ page, tool: name, tailwind, pages, outputs, line: defaultLine.id })
    const whole = {
      ...files,
      'package.json': withPackages(files['package.json'], installedBy(page, pages, tailwind)),
    }
    const env = platformOf(framework)
    return {
      framework,
      tool,
      tailwind,
      path,
      env,
      pages: endingOf(Object.keys(files)),
      files: chooseFiles(whole, env),
    }
  })
  return {
    exports: readExports(),
    rewritesImports: arrivalOf('rewriteCssImports').by,
    unproven: unproven.id,
    recipes: checked,
  }
}

/** Numbers that order files, `index` and `readme` are not part of an address. */
function isAt(file: string, path: string): boolean {
  const address = file.replace(/\/\d+[-_.]/g, '/').replace(/(?:\/(?:index|readme))?\.mdx?$/, '')
  return `/${address}` === path
}

/** What the commands of a page install; commands for the other major of Tailwind belong to another way. */
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

/** `npm install -D` writes what it installs into package.json. */
function withPackages(text = '{}', installed: [name: string, version: string][]): string {
  const file = JSON.parse(text) as Record<string, Record<string, string>>
  file.devDependencies = { ...Object.fromEntries(installed), ...file.devDependencies }
  return JSON.stringify(file, null, 2)
}

/** Files that decide whether there is style, each with what it is for. */
function chooseFiles(files: Record<string, string>, env: Record<string, string>): RecipeFile[] {
  const chosen = new Map<Role, RecipeFile>()
  const choose = (role: Role, path: string) => {
    if (!chosen.has(role)) chosen.set(role, { role, path, text: fillVersions(files[path]!, defaultLine) })
  }
  for (const [path, text] of Object.entries(files)) {
    if (path === 'package.json') choose('package', path)
    else if (path.startsWith('tailwind.config')) choose('tailwind', path)
    else if (/\.(?:[cm]?[jt]s|json)$/.test(path)) {
      const topics = new Set(readScript({ path, text, env }).facts.map(({ topic }) => topic))
      if (topics.has('registered')) choose('register', path)
      else if (topics.has('tailwind')) choose('postcss', path)
      else if (readLoad(text).facts.some(({ topic }) => topic === 'loads')) choose('load', path)
    } else {
      const topics = readStyle(text).facts.map(({ topic }) => topic)
      if (topics.some(topic => topic === 'import' || topic.startsWith('directive:'))) choose('style', path)
      else if (topics.includes('loads')) choose('load', path)
    }
  }
  const register = chosen.get('register')
  // Where the build config registers Tailwind, a postcss.config is not read.
  if (register && readScript({ ...register, env }).facts.some(({ topic }) => topic === 'tailwind'))
    chosen.delete('postcss')
  const order: Role[] = ['register', 'postcss', 'tailwind', 'style', 'load', 'package']
  return order.flatMap(role => chosen.get(role) ?? [])
}

function endingOf(paths: string[]): string {
  const page = paths.find(path => /(?:^|\/)pages\/.*\.(?:vue|uvue|mpx|wxml|tsx|jsx)$/.test(path))
  return page?.split('.').at(-1) ?? ''
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
