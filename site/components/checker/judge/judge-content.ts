import type { Glob, TailwindConfig } from '../model'
import { matches } from '../read/read-tailwind'
import { codeAt } from '../script/syntax'
import { print } from '../script/values'
import type { Context, Difference } from './difference'

/** Judges the config of Tailwind CSS 2 and 3: pages must be scanned, with the recipe's settings. */
export function judgeContent(config: TailwindConfig, context: Context): Difference[] {
  const { expectation, recipe, reading } = context
  const differences: Difference[] = []
  const own = recipe.content.state === 'read' ? recipe.content.value : undefined
  const edit = own?.at && codeAt(own.at)
  const add = (
    effect: Difference['effect'],
    cause: string,
    what: string,
    why: string,
    code?: string,
    at = config.at,
  ) => differences.push({ effect, role: 'tailwind', cause, what, why, at, edit: code })
  const isUnsure = reading.setup.content.state === 'read' && reading.setup.content.doubts.length > 0
  const wanted = expectation.tailwind === 2 ? 'purge' : 'content'
  if (config.key !== wanted) {
    const hasPreset = config.settings.some(({ name }) => name === 'presets')
    if (config.key)
      add(
        'breaks',
        'content',
        `扫描范围写成了 ${config.key}`,
        `Tailwind CSS ${expectation.tailwind} 里它叫 ${wanted}，别的名字不起作用。`,
        edit,
      )
    else if (!isUnsure)
      add(
        hasPreset ? 'unknown' : 'breaks',
        'content',
        `没有写扫描范围 ${wanted}`,
        'Tailwind CSS 不知道去哪里找类名，一条原子类都没有。',
        edit,
      )
  } else if (!isUnsure) judgeGlobs(config, context, edit, add)
  for (const { name, value, at } of config.settings) {
    const printed = print(value)
    const expected = expectation.tailwindSettings[name]
    if (printed !== undefined && printed === expected) continue
    if (isHarmless(name, printed))
      add(
        'none',
        `tailwind:${name}`,
        `多了 ${name}`,
        '它只增加可以用的类，或者决定深色模式怎样打开。',
        undefined,
        at,
      )
    else
      add(
        'unknown',
        `tailwind:${name}`,
        expected ? `${name} 和教程不同` : `多了 ${name}`,
        name === 'corePlugins'
          ? '教程关掉 preflight：那套重置样式是给网页标签准备的，小程序用不上。'
          : '它改变生成的类或样式，改得对不对看项目。',
        undefined,
        at,
      )
  }
  for (const name of Object.keys(expectation.tailwindSettings)) {
    if (isUnsure || config.settings.some(setting => setting.name === name)) continue
    const [effect, why] =
      name === 'mode'
        ? (['breaks', '少了它就没有 w-[20rpx] 这样的任意值。'] as const)
        : name === 'corePlugins'
          ? (['unknown', '教程关掉 preflight：那套重置样式是给网页标签准备的，小程序用不上。'] as const)
          : (['none', '和默认值一样。'] as const)
    const place = own?.settings.find(setting => setting.name === name)?.at
    add(effect, `tailwind:${name}`, `没有 ${name}`, why, place && codeAt(place))
  }
  return differences
}

function isHarmless(name: string, printed: string | undefined): boolean {
  if (name === 'safelist') return true
  if (name === 'darkMode') return /^(?:"(?:class|media|selector)"|false)$/.test(printed ?? '')
  if (name === 'plugins') return printed === '[]'
  return (
    name === 'theme' &&
    /^\{ (?:extend: [\s\S]*)?\}$/.test(printed ?? '') &&
    !/^\{ extend: .*\}, \w+:/.test(printed ?? '')
  )
}

/** Judges whether the globs include the files with classes. */
function judgeGlobs(
  { globs, settings }: TailwindConfig,
  { expectation, project, recipe }: Context,
  edit: string | undefined,
  add: (effect: Difference['effect'], cause: string, what: string, why: string, code?: string) => void,
): void {
  if (globs.length === 0) {
    add('breaks', 'content', '扫描范围是空的', 'Tailwind CSS 不知道去哪里找类名，一条原子类都没有。', edit)
    return
  }
  if (
    expectation.isElsewhere &&
    globs.some(({ base, isNegative }) => base === 'cwd' && !isNegative) &&
    !settings.some(({ name }) => name === 'content.relative')
  ) {
    add(
      'breaks',
      'globs',
      '扫描范围用了相对路径',
      'HBuilderX 的工作目录不是你的项目，相对路径会落到别处，一条原子类都没有。',
      edit,
    )
    return
  }
  const own = recipe.content.state === 'read' ? recipe.content.value.globs : []
  const probes = project.paths ? realPages(project.paths, expectation.scanned[0]!) : expectation.scanned
  for (const [index, path] of probes.entries()) {
    const results = globs.map(({ pattern, isNegative }) => ({ isNegative, matched: matches(pattern, path) }))
    if (results.some(({ isNegative, matched }) => isNegative && matched)) {
      add(
        'breaks',
        'covers',
        `${path} 被排除在扫描范围之外`,
        '里面的类名扫描不到，样式文件里就没有它们。',
        edit,
      )
      return
    }
    if (results.some(({ isNegative, matched }) => !isNegative && matched)) continue
    const isUnsure = results.some(({ matched }) => matched === undefined) || (index > 0 && !project.paths)
    add(
      isUnsure ? 'unknown' : 'breaks',
      'covers',
      `扫描范围里没有 ${path}${project.paths ? '' : ' 这样的文件'}`,
      isUnsure
        ? '项目里有这样的文件、里面又有类名，就扫描不到。'
        : '里面的类名扫描不到，样式文件里就没有它们。',
      edit,
    )
    return
  }
  const lost = probesOf(own).filter(
    path => !globs.some(({ pattern, isNegative }) => !isNegative && matches(pattern, path)),
  )
  const isUnsure = lost.some(path => !/(?:^|\/)index\.html$/.test(path))
  if (lost.length > 0)
    add(
      isUnsure ? 'unknown' : 'none',
      'covers',
      `扫描范围比教程小：没有 ${lost.slice(0, 3).join('、')}`,
      isUnsure ? '项目里有这样的文件、里面又有类名，就扫描不到。' : '小程序用不到它。',
      edit,
    )
  else if (printGlobs(globs) !== printGlobs(own))
    add('none', 'covers', '扫描范围和教程不同', '教程里的都在范围里。')
}

function printGlobs(globs: Glob[]): string {
  return globs
    .map(({ pattern, isNegative, base }) => `${isNegative}${base}${pattern}`)
    .sort()
    .join('\n')
}

/** Returns paths of each kind that the globs include. */
function probesOf(globs: Glob[]): string[] {
  return globs
    .filter(({ isNegative }) => !isNegative)
    .flatMap(({ pattern }) => {
      const [, endings] = /\{([^}]*)\}$/.exec(pattern) ?? []
      const path = pattern.replace('**/', 'x/').replace('*', 'y')
      return endings ? endings.split(',').map(ending => path.replace(/\{[^}]*\}$/, ending)) : [path]
    })
}

/** Returns the pages and components of a real project, in the language of the recipe's pages. */
export function realPages(paths: string[], sample: string): string[] {
  const ending = sample.slice(sample.lastIndexOf('.'))
  const endings = ending === '.tsx' || ending === '.jsx' ? ['.tsx', '.jsx', '.vue'] : [ending]
  const found = paths.filter(
    path => /(?:^|\/)(?:pages|components)\//.test(path) && endings.some(end => path.endsWith(end)),
  )
  return found.length > 0 ? found.slice(0, 200) : [sample]
}
