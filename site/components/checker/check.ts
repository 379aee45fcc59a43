import { type Expectation, expectationOf } from './expected/expectations'
import { type CheckedRecipe, type RecipeFile, type Role, readRecipeFiles, recipeFor } from './expected/recipe'
import type { Context, Difference } from './judge/difference'
import { judgeIgnored } from './judge/judge-ignored'
import { judgePages } from './judge/judge-pages'
import { judgeRivals } from './judge/judge-rivals'
import { judges } from './judge/judges'
import { isSameText } from './judge/same-text'
import type { Setup, SlotName } from './model'
import { isWeappPlugin } from './read/plugins'
import { type Project, type Reading, readProject } from './read/read-project'
import { codeAt, lineAt } from './script/syntax'

/** The possible verdicts on a project. */
export type Verdict = 'same' | 'harmless' | 'broken' | 'undecided'

export interface Finding extends Omit<Difference, 'at'> {
  file: string
  /** Line of the reader's file; undefined if something is missing. */
  line?: number
  /** Code at that place. */
  found?: string
}

/** Result of a check. It contains what it is about, so that it is never shown with other files. */
export interface Report {
  verdict: Verdict
  /** Sorted by severity, worst first. */
  findings: Finding[]
  /** Files of the recipe that were not provided. */
  missing: { role: Role; path: string }[]
  steps: number
}

const roleOf: Record<SlotName, Role> = {
  plugins: 'register',
  settings: 'register',
  pipeline: 'register',
  postcss: 'postcss',
  content: 'tailwind',
  style: 'style',
  loads: 'load',
  packages: 'package',
}

const data = readRecipeFiles()

/** Compares a project with a recipe, in production and development mode; the worse result counts. */
export function checkProject(recipe: CheckedRecipe, project: Project): Report {
  const expectation = expectationOf(recipe)
  const given = withoutEmpty(project)
  const differences: Difference[] = []
  let steps = 0
  for (const mode of ['production', 'development']) {
    const reading = readProject(given, expectation, mode)
    steps += reading.steps
    for (const difference of judge(recipe, given, reading, mode))
      if (!differences.some(other => isSame(other, difference))) differences.push(difference)
  }
  const order = ['breaks', 'unknown', 'none']
  differences.sort((a, b) => order.indexOf(a.effect) - order.indexOf(b.effect))
  const missing = Object.entries(expectation.files)
    .filter(([role]) => !given.roles[role as Role])
    .map(([role, path]) => ({ role: role as Role, path }))
  return {
    verdict: decide(differences, missing.length > 0),
    findings: differences.map(difference => toFinding(difference, given, expectation)),
    missing,
    steps,
  }
}

function decide(differences: Difference[], isPartial: boolean): Verdict {
  if (differences.some(({ effect }) => effect === 'breaks')) return 'broken'
  if (isPartial || differences.some(({ effect }) => effect === 'unknown')) return 'undecided'
  return differences.length > 0 ? 'harmless' : 'same'
}

function judge(chosen: CheckedRecipe, project: Project, reading: Reading, mode: string): Difference[] {
  const { ranges, locked } = reading.setup.packages.state === 'read' ? reading.setup.packages.value : {}
  const range = ranges?.get('weapp-tailwindcss')
  const plugin = locked?.get('weapp-tailwindcss') ?? /\d+\.\d+\.\d+/.exec(range ?? '')?.[0]
  const recipe = recipeFor(chosen, plugin)
  const expectation = expectationOf(recipe)
  const context: Context = {
    expectation,
    project,
    reading,
    recipe: readRecipe(recipe, expectation, mode),
    plugin,
    exports: data.exports,
    rewritesImports: data.rewritesImports,
  }
  const wrongMajor = findWrongMajor(context)
  if (wrongMajor) return [wrongMajor]
  const differences = findUnbound(context)
  for (const name of Object.keys(judges) as SlotName[]) differences.push(...judgeSlot(name, context))
  differences.push(...findOtherText(recipe, context, differences))
  differences.push(...judgePages(context), ...judgeIgnored(context), ...judgeRivals(context))
  if (reading.brokenPackage)
    differences.push({
      effect: 'breaks',
      role: 'package',
      cause: 'json',
      what: 'package.json 不是合法的 JSON',
      why: '注释、多余的逗号、单引号都不行，npm 会拒绝它。',
      at: reading.brokenPackage,
    })
  return differences
}

const readRecipes = new WeakMap<CheckedRecipe, Record<string, Setup>>()

/** Reads a recipe's own files, with a cache. */
function readRecipe(recipe: CheckedRecipe, expectation: Expectation, mode: string): Setup {
  const known = readRecipes.get(recipe) ?? {}
  readRecipes.set(recipe, known)
  known[mode] ??= readProject({ roles: byRole(recipe.files), others: [] }, expectation, mode).setup
  return known[mode]
}

/** Returns files that differ from the recipe's text, although no other difference was found in them. */
function findOtherText(
  recipe: CheckedRecipe,
  { project, expectation }: Context,
  found: Difference[],
): Difference[] {
  const isOwnScript = expectation.host === 'gulp' || expectation.host === 'node'
  return recipe.files.flatMap(({ role, path, text }): Difference[] => {
    const file = project.roles[role]
    // The recipe only contains its additions to package.json.
    if (!file || role === 'package' || isSameText(path, text, file.text)) return []
    const isScript = isOwnScript && role === 'register'
    const others = found.filter(difference => difference.role === role)
    if (isScript ? others.some(({ effect }) => effect !== 'none') : others.length > 0) return []
    const isApplication = role === 'load' || role === 'style'
    return [
      {
        effect: isScript ? 'unknown' : 'none',
        role,
        cause: `text:${role}`,
        what: isApplication ? '其余的代码和教程不同' : '写法和教程不同',
        why: isScript
          ? '这是你自己的构建脚本，只比较了三类文件的顺序，别的步骤判断不了。'
          : isApplication
            ? '这里只看样式怎样引入，应用自己的代码没有检查。'
            : '在小程序端读出来的内容一样。',
      },
    ]
  })
}

/** Judges a slot; parts that could not be read are added as unknown, whatever the judge finds. */
function judgeSlot<S extends SlotName>(name: S, context: Context): Difference[] {
  const slot = context.reading.setup[name]
  if (slot.state === 'absent') return missingSlot(name, context)
  // A config that fails at an undefined name is not evaluated further.
  const failed = new Set(context.reading.unbound.map(({ at }) => at.path))
  const doubts = slot.doubts
    .filter(({ at }) => !at || !failed.has(at.path))
    .map(
      ({ reason, at }, index): Difference => ({
        effect: 'unknown',
        role: at ? roleOfPath(at.path, context) : roleOf[name],
        cause: `doubt:${name}:${index}`,
        what: reason,
        why: '这里读不懂，就不能说和教程一致。',
        at,
      }),
    )
  if (slot.state === 'unread') return doubts
  // Each judge matches its slot; the compiler cannot verify that in a loop.
  const judgeValue = judges[name] as (value: unknown, context: Context) => Difference[]
  return [...judgeValue(slot.value, context), ...doubts]
}

function roleOfPath(path: string, { project }: Context): Role {
  const [role] = Object.entries(project.roles).find(([, file]) => file.path === path) ?? []
  return (role as Role | undefined) ?? 'register'
}

/** Judges missing PostCSS settings that the build config must contain, or a folder without a PostCSS config. */
function missingSlot(name: SlotName, context: Context): Difference[] {
  const { expectation, reading, project } = context
  if (name !== 'postcss') return []
  const isElsewhere = /"postcss"\s*:\s*\{/.test(project.roles.package?.text ?? '')
  if (expectation.postcssIn === 'file' && (!project.paths || isElsewhere)) return []
  const { plugins } = reading.setup
  const isRead = plugins.state === 'read' && plugins.doubts.length === 0
  const usesVite = plugins.state === 'read' && plugins.value.some(({ from }) => from === '@tailwindcss/vite')
  return isRead && !usesVite ? judges.postcss([], context) : []
}

/** Reports undefined names, which stop the build; their consequences are not reported again. */
function findUnbound(context: Context): Difference[] {
  const names = new Map(context.reading.unbound.map(({ name, at }) => [name, at]))
  return [...names].map(([name, at]) => ({
    effect: 'breaks',
    role: roleOfPath(at.path, context),
    cause: `unbound:${name}`,
    what: `${name} 没有引入，也没有定义`,
    why: `配置加载时就会报 ${name} is not defined。`,
    at,
    edit: importLine(name, context),
  }))
}

function importLine(name: string, { recipe }: Context): string | undefined {
  if (recipe.plugins.state !== 'read') return undefined
  const use = recipe.plugins.value.find(isWeappPlugin)
  const text = use?.at?.text ?? ''
  return text
    .split('\n')
    .find(
      line => /^(?:import|const)\b/.test(line) && new RegExp(`\\b${name.replace(/\W/g, '')}\\b`).test(line),
    )
}

/** Reports a project for another Tailwind version as one difference, instead of five. */
function findWrongMajor({ expectation, reading: { setup } }: Context): Difference | undefined {
  const hints: (number | undefined)[] = []
  if (setup.packages.state === 'read')
    hints.push(
      majorOf(
        setup.packages.value.locked.get('tailwindcss') ?? setup.packages.value.ranges.get('tailwindcss'),
      ),
    )
  if (setup.style.state === 'read') {
    const { statements } = setup.style.value
    if (statements.some(({ kind }) => kind === 'directive')) hints.push(3)
    else if (
      statements.some(other => other.kind === 'import' && /^(?:weapp-)?tailwindcss/.test(other.target))
    )
      hints.push(4)
  }
  if (setup.postcss.state === 'read')
    for (const { from } of setup.postcss.value) {
      if (from === 'tailwindcss') hints.push(3)
      if (from === '@tailwindcss/postcss') hints.push(4)
    }
  const known = hints.filter(hint => hint !== undefined)
  const wanted = expectation.tailwind === 4 ? 4 : 3
  const other = wanted === 4 ? 3 : 4
  if (known.length < 2 || known.some(hint => hint !== other)) return undefined
  return {
    effect: 'breaks',
    role: 'package',
    cause: 'major',
    what: `这个项目用的是 Tailwind CSS ${other}，选的教程用 ${expectation.tailwind}`,
    why: '两个大版本的接法不同。换成对应的教程再查。',
  }
}

function majorOf(range: string | undefined): number | undefined {
  const [, major] = /^[\^~>=v\s]*(\d+)/.exec(range ?? '') ?? []
  return major === undefined ? undefined : Math.max(Number(major), 3)
}

function isSame(a: Difference, b: Difference): boolean {
  return a.cause === b.cause && a.role === b.role
}

function toFinding({ at, ...difference }: Difference, { roles }: Project, { files }: Expectation): Finding {
  const file = at?.path ?? roles[difference.role]?.path ?? files[difference.role] ?? files.register!
  if (!at || at.text === '') return { ...difference, file }
  return { ...difference, file, line: lineAt(at), found: at.to > at.from ? codeAt(at) : undefined }
}

function withoutEmpty(project: Project): Project {
  const roles = Object.fromEntries(Object.entries(project.roles).filter(([, { text }]) => text.trim()))
  return { ...project, roles }
}

/** Returns the files of a recipe as a project. */
export function byRole(files: RecipeFile[]): Project['roles'] {
  return Object.fromEntries(files.map(({ role, path, text }) => [role, { path, text }]))
}
