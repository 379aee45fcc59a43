import type { PluginUse } from '../model'
import { readsPostcssFile } from '../read/reading'
import { codeAt } from '../script/syntax'
import { isEqual, isUndefined, print } from '../script/values'
import type { Context, Difference } from './difference'

const tailwindPlugins = /^(?:tailwindcss|@tailwindcss\/postcss|@tailwindcss\/vite)$/

const optionReasons: Record<string, [effect: Difference['effect'], why: string]> = {
  optimize: ['unknown', '少了它，发布构建会多一道优化，rounded-full、PX 的结果和开发时不同。'],
  base: ['breaks', 'HBuilderX 的工作目录不是你的项目，Tailwind CSS 扫描不到文件，一条原子类都没有。'],
  config: ['breaks', 'HBuilderX 的工作目录不是你的项目，Tailwind CSS 找不到配置，一条原子类都没有。'],
}

const ownReasons: typeof optionReasons = {
  optimize: optionReasons.optimize!,
  base: [
    'unknown',
    'Tailwind CSS 从这个目录开始扫描，没有写就是启动构建的目录。页面要在里面，产物不要在里面。',
  ],
}

/** Whether a folder of the project contains no page. */
function misses(printed: string | undefined, { scanned }: Context['expectation']): boolean {
  const [, folder] = /^project:(.+)$/.exec(printed ?? '') ?? []
  return folder !== undefined && !scanned[0]!.startsWith(`${folder}/`)
}

/** Judges the PostCSS plugins: those of the recipe, in its order, with its options. */
export function judgePostcss(uses: PluginUse[], context: Context): Difference[] {
  const { expectation, recipe, reading } = context
  const { host, postcssIn } = expectation
  const file = context.project.roles.postcss?.path
  const isFile = file !== undefined && (postcssIn === 'file' || uses.some(({ at }) => at?.path === file))
  const role = isFile ? 'postcss' : 'register'
  const differences: Difference[] = []
  const add = (
    effect: Difference['effect'],
    cause: string,
    what: string,
    why: string,
    use?: PluginUse,
    edit?: string,
  ) => differences.push({ effect, role, cause, what, why, at: use?.at, edit })
  const own = recipe.postcss.state === 'read' ? recipe.postcss.value : []
  const codeOf = (from: string) => {
    const at = own.find(use => use.from === from)?.at
    return at && !at.path.endsWith('.json') ? codeAt(at) : undefined
  }
  const isUnsure = reading.setup.postcss.state === 'read' && reading.setup.postcss.doubts.length > 0
  const wanted = expectation.postcss.find(({ from }) => tailwindPlugins.test(from))!
  const tailwind = uses.filter(({ from }) => tailwindPlugins.test(from))
  for (const use of tailwind.filter(({ from }) => from !== wanted.from))
    differences.push(judgeOther(use, context, role, codeOf(wanted.from)))
  const [first, second] = tailwind.filter(({ from }) => from === wanted.from)
  if (second) add('unknown', 'tailwind-twice', 'Tailwind CSS 注册了两次', '样式可能生成两遍。', second)
  if (!first && tailwind.length === 0 && !isUnsure && reading.unbound.length === 0)
    add(
      'breaks',
      'tailwind',
      `没有注册 ${wanted.from}`,
      `Tailwind CSS 自己没有运行，样式文件里一条原子类都没有。${postcssIn === 'build' && !readsPostcssFile.has(host) ? '这里不读 postcss.config.js，要写在构建配置里。' : ''}`,
      undefined,
      codeOf(wanted.from),
    )
  if (first)
    differences.push(...judgeOptions(first, wanted.options ?? {}, context, role, codeOf(wanted.from)))

  for (const { from, without } of expectation.postcss) {
    if (from === wanted.from) continue
    const use = uses.find(other => other.from === from)
    const known = own.find(other => other.from === from)
    if (!use && !isUnsure)
      add(
        without,
        `postcss:${from}`,
        `没有 ${from}`,
        without === 'none' ? '它只补浏览器前缀。' : '教程里有它，少了它结果可能不同。',
        undefined,
        codeOf(from),
      )
    else if (use && !isEqual(use.options, known?.options))
      add(
        from === 'autoprefixer' ? 'none' : 'unknown',
        `postcss:${from}`,
        `${from} 的选项和教程不同`,
        from === 'autoprefixer' ? '它只补浏览器前缀。' : '不清楚会不会影响样式。',
        use,
      )
  }
  const named = uses.find(use => use.isName && !takesNames(use, context))
  if (named)
    add(
      'breaks',
      'postcss-name',
      `${named.from} 只写了名字`,
      `plugins 列表里要放插件本身，写名字会报 ${named.from} is not a PostCSS plugin。`,
      named,
      codeOf(named.from),
    )
  judgeOrder(
    uses,
    expectation.postcss.map(({ from }) => from),
    add,
  )
  for (const use of uses.filter(
    ({ from }) => !tailwindPlugins.test(from) && !expectation.postcss.some(other => other.from === from),
  )) {
    const isPrefixer = use.from === 'autoprefixer' && first && uses.indexOf(use) > uses.indexOf(first)
    add(
      isPrefixer ? 'none' : 'unknown',
      `postcss:${use.from || use.name}`,
      `多了 PostCSS 插件 ${use.from || use.name}`,
      isPrefixer ? '它只补浏览器前缀。' : '不清楚它会不会改 Tailwind CSS 生成的样式。',
      use,
    )
  }
  for (const use of uses)
    if (use.isMaybe)
      add(
        'unknown',
        `postcss-maybe:${use.from}`,
        `${use.from || use.name} 在某个条件下才有`,
        '这个条件要运行才知道成不成立。',
        use,
      )
  return differences
}

/** Whether names in a list are resolved: only webpack's postcss-loader does so, in a separate file. */
function takesNames({ at }: PluginUse, { expectation: { host }, project }: Context): boolean {
  return /^(?:taro-webpack|vue-cli|rax)$/.test(host) && at?.path !== project.roles.register?.path
}

function judgeOrder(
  uses: PluginUse[],
  wanted: string[],
  add: (effect: 'unknown', cause: string, what: string, why: string, use?: PluginUse) => void,
): void {
  const found = uses.filter(({ from }) => wanted.includes(from))
  const positions = found.map(({ from }) => wanted.indexOf(from))
  const at = positions.findIndex((position, index) => index > 0 && position < positions[index - 1]!)
  if (at !== -1)
    add(
      'unknown',
      'postcss-order',
      'PostCSS 插件的顺序和教程不同',
      '前面的插件先处理样式，顺序反了结果会不同。',
      found[at],
    )
}

function judgeOptions(
  use: PluginUse,
  wanted: Record<string, string>,
  { expectation, project }: Context,
  role: Difference['role'],
  edit: string | undefined,
): Difference[] {
  const base = { role, at: use.at, edit }
  const { options } = use
  if (options && options.kind !== 'object' && !isUndefined(options))
    return print(options) === wanted.config && wanted.config !== undefined
      ? []
      : [
          {
            ...base,
            effect: 'unknown',
            cause: 'tailwind-options',
            what: 'Tailwind CSS 的选项读不出来',
            why: '它们不是直接写在这里的。',
          },
        ]
  const differences: Difference[] = []
  if (options?.kind === 'object' && options.isOpen)
    differences.push({
      ...base,
      effect: 'unknown',
      cause: 'tailwind-options',
      what: 'Tailwind CSS 的选项有一部分读不出来',
      why: '展开进来的那些可能覆盖教程里的值。',
    })
  const entries = options?.kind === 'object' ? options.entries : new Map()
  for (const [name, value] of Object.entries(wanted)) {
    const printed = print(entries.get(name))
    if (printed === value) continue
    const [effect, why] = (expectation.isElsewhere ? optionReasons : ownReasons)[name] ?? [
      'unknown',
      '教程里有这一项。',
    ]
    const isRead = printed !== undefined || !entries.has(name)
    differences.push({
      ...base,
      effect: isRead ? (name === 'base' && misses(printed, expectation) ? 'breaks' : effect) : 'unknown',
      cause: `tailwind-option:${name}`,
      what: entries.has(name) ? `Tailwind CSS 的 ${name} 和教程不同` : `Tailwind CSS 的选项里没有 ${name}`,
      why,
    })
  }
  for (const [name, value] of entries)
    if (!(name in wanted) && !isUndefined(value)) {
      const isConfig =
        name === 'config' &&
        String(print(value)).replace(/^"(?:\.\/)?|"$/g, '') ===
          (project.roles.tailwind?.path ?? expectation.files.tailwind) &&
        !expectation.isElsewhere
      differences.push({
        ...base,
        effect: isConfig ? 'none' : 'unknown',
        cause: `tailwind-option:${name}`,
        what: `Tailwind CSS 多了选项 ${name}`,
        why: isConfig ? '默认读的就是这个文件。' : '教程里没有它。',
      })
    }
  return differences
}

function judgeOther(
  use: PluginUse,
  { expectation }: Context,
  role: Difference['role'],
  edit: string | undefined,
): Difference {
  const base = { role, cause: 'tailwind', at: use.at, edit, effect: 'breaks' as const }
  return expectation.tailwind === 4
    ? {
        ...base,
        what: `${use.from} 不能直接当 PostCSS 插件用`,
        why: 'Tailwind CSS 4 的 PostCSS 插件在 @tailwindcss/postcss 里，否则报 trying to use `tailwindcss` directly as a PostCSS plugin。',
      }
    : {
        ...base,
        what: `${use.from} 是 Tailwind CSS 4 的插件`,
        why: `选的教程用 Tailwind CSS ${expectation.tailwind}。换成对应的教程，或者改这一处。`,
      }
}
