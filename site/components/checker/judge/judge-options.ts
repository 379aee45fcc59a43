import type { PluginUse } from '../model'
import { codeAt, type Place } from '../script/syntax'
import { isUndefined, print, truth, type Value } from '../script/values'
import { type Context, type Difference, isOlder } from './difference'

/** Consequence of an option that is missing or differs from the recipe. */
const missing: Record<string, [effect: Difference['effect'], why: string]> = {
  rem2rpx: ['unknown', 'p-4 这样的间距输出 rem 而不是 rpx，不随屏幕宽度缩放。这是不是你要的，只有你知道。'],
  tailwindcssBasedir: [
    'unknown',
    'HBuilderX 的工作目录不是你的项目，4.2 会找不到 Tailwind CSS；4.12 多半自己找得到。',
  ],
  'tailwindcssPatcherOptions.projectRoot': [
    'unknown',
    'HBuilderX 的工作目录不是你的项目，插件可能去别的目录里收集类名，脚本里的动态类名不转义。',
  ],
  'tailwindcssPatcherOptions.patch.cwd': [
    'breaks',
    '4.2 靠它找到你的项目；少了它，插件去 HBuilderX 的目录里收集类名，脚本里的类名不转义。',
  ],
  'tailwindcssPatcherOptions.cache.cwd': ['unknown', '类名缓存放在 HBuilderX 的目录里，几个项目混用一份。'],
  base: ['breaks', '预设靠它找到项目，HBuilderX 的工作目录不是你的项目。'],
  appType: ['unknown', '插件靠它认出主样式文件；不写时，4.2 把每个样式文件都当作主样式，4.12 自己推断。'],
  'tailwindcss.version': [
    'breaks',
    '少了它，插件会判断成 Tailwind CSS 4，报 Unable to locate Tailwind CSS package。',
  ],
}

/** Options that change neither class names nor styles. */
const harmless = /^(?:logLevel|cache|onStart|onEnd|onLoad|onUpdate)$/

/** Judges the plugin's options: those of the recipe with the same values, and no others. */
export function judgeOptions(use: PluginUse, context: Context): Difference[] {
  const { expectation, recipe } = context
  const differences: Difference[] = []
  const add = (
    effect: Difference['effect'],
    cause: string,
    what: string,
    why: string,
    at: Place | undefined,
    edit?: string,
  ) => differences.push({ effect, role: 'register', cause, what, why, at: at ?? use.at, edit })
  const given = unwrapPreset(use, expectation.preset, add)
  if (given === undefined) return differences
  if (given.kind !== 'object' && !isUndefined(given)) {
    add('unknown', 'options', '插件的选项读不出来', '它们不是直接写在这里的。', given.at)
    return differences
  }
  const options = new Map<string, { value: Value; at?: Place }>()
  if (given.kind === 'object') {
    flatten(given, '', options)
    if (given.isOpen)
      add('unknown', 'options', '插件的选项有一部分读不出来', '展开进来的那些可能覆盖教程里的值。', given.at)
  }
  const isOpen = given.kind === 'object' && given.isOpen
  // Missing code has no place, so only the line is shown.
  const start = use.at && { ...use.at, to: use.at.from }
  for (const [name, wanted] of Object.entries(expectation.options)) {
    const found = options.get(name)
    const [usual, why] = missing[name] ?? ['unknown', '教程里有这一项。']
    const effect = name === 'tailwindcssBasedir' && isOlder(context.plugin, '4.3.0') ? 'breaks' : usual
    if (!found || isUndefined(found.value)) {
      if (!isOpen && name === 'cssEntries') addMissingEntries(add, start, codeOf(name, recipe))
      else if (!isOpen)
        add(effect, `option:${name}`, `插件的选项里没有 ${name}`, why, start, codeOf(name, recipe))
    } else if (name === 'cssEntries') judgeEntries(found, context, add, codeOf(name, recipe))
    else if (print(found.value) !== wanted) {
      const isKnown = print(found.value) !== undefined
      const isWrong = isKnown && effect === 'breaks'
      add(
        isWrong ? 'breaks' : 'unknown',
        `option:${name}`,
        isKnown ? `${name} 的值和教程不同` : `读不出 ${name} 的值`,
        why,
        found.at,
        codeOf(name, recipe),
      )
    }
  }
  for (const [name, { value, at }] of options) {
    if (name in expectation.options || isUndefined(value)) continue
    if (name === 'disabled' || name.startsWith('disabled.')) judgeDisabled(value, at, add)
    else if (harmless.test(name.split('.')[0]!))
      add('none', `option:${name}`, `多了选项 ${name}`, '它不改类名和样式。', at)
    else
      add('unknown', `option:${name}`, `多了选项 ${name}`, '教程里没有它。它改变输出，改得对不对看项目。', at)
  }
  const isSwitched =
    recipe.plugins.state === 'read' &&
    recipe.plugins.value.some(({ options: own }) => own?.kind === 'object' && own.entries.has('disabled'))
  if (isSwitched && !options.has('disabled') && !isOpen)
    add('none', 'disabled', '没有 disabled', '小程序端不受影响；H5 和 App 上插件也会运行。', use.at)
  return differences
}

type Add = (
  effect: Difference['effect'],
  cause: string,
  what: string,
  why: string,
  at: Place | undefined,
  edit?: string,
) => void

function unwrapPreset({ options, at }: PluginUse, preset: string | undefined, add: Add): Value | undefined {
  const isPreset =
    options?.kind === 'call' &&
    options.callee.kind === 'module' &&
    options.callee.from === 'weapp-tailwindcss/presets'
  const name = isPreset && options.callee.kind === 'module' ? options.callee.name : undefined
  if (name === preset)
    return isPreset
      ? (options.args[0] ?? { kind: 'literal', value: undefined })
      : (options ?? { kind: 'literal', value: undefined })
  if (preset)
    add(
      'breaks',
      'preset',
      `没有用 ${preset} 预设`,
      '预设按平台决定怎样处理，少了它原生端和小程序的结果都会不对。',
      at,
    )
  else add('unknown', 'preset', `用了 ${name} 预设`, '教程里没有它。', at)
  return undefined
}

function flatten(
  value: Value & { kind: 'object' },
  prefix: string,
  into: Map<string, { value: Value; at?: Place }>,
): void {
  for (const [key, inside] of value.entries) {
    const at = value.places.get(key)
    if (inside.kind === 'object' && !inside.isOpen && inside.entries.size > 0 && key !== 'disabled')
      flatten(inside, `${prefix}${key}.`, into)
    else into.set(prefix + key, { value: inside, at })
  }
}

/** Returns the recipe's code of an option, or of the outer one for a nested option. */
function codeOf(name: string, { plugins }: Context['recipe']): string | undefined {
  if (plugins.state !== 'read') return undefined
  for (const { options } of plugins.value) {
    const object = options?.kind === 'call' ? options.args[0] : options
    const place = object?.kind === 'object' ? object.places.get(name.split('.')[0]!) : undefined
    if (place) return codeAt(place)
  }
  return undefined
}

/** Without entries, the plugin does not know custom variants and utilities, in every line. */
function addMissingEntries(add: Add, at: Place | undefined, edit: string | undefined): void {
  add(
    'unknown',
    'option:cssEntries',
    '插件的选项里没有 cssEntries',
    '少了它，脚本里的任意值照样转义，自己定义的变体和原子类多半不转义。',
    at,
    edit,
  )
}

function judgeDisabled(value: Value, at: Place | undefined, add: Add): void {
  const isDisabled = truth(value)
  if (isDisabled)
    add(
      'breaks',
      'disabled',
      '小程序端的 disabled 是 true，插件被关掉了',
      '插件停用时不转换类名。它只该在 H5 和 App 上是 true。',
      at,
      'disabled: false',
    )
  else if (isDisabled === undefined)
    add(
      'unknown',
      'disabled',
      '读不出 disabled 在小程序端是不是 false',
      '它为 true 时插件停用，不转换类名。',
      at,
    )
}

/**
 * Judges `cssEntries`, which must contain only the style entry. Whether relative paths work depends on the plugin
 * line.
 */
function judgeEntries(
  { value, at }: { value: Value; at?: Place },
  context: Context,
  add: Add,
  edit: string | undefined,
): void {
  const { expectation } = context
  const items = value.kind === 'list' && !value.isOpen ? value.items : undefined
  if (!items) {
    add(
      'unknown',
      'option:cssEntries',
      '读不出 cssEntries 指向哪个文件',
      '确认它是绝对路径，指向引入 Tailwind CSS 的那个文件。',
      at,
    )
    return
  }
  if (items.length === 0)
    add(
      'breaks',
      'option:cssEntries',
      'cssEntries 是空的',
      '插件靠它知道哪个文件引入了 Tailwind CSS。',
      at,
      edit,
    )
  if (items.length > 1)
    add('unknown', 'option:cssEntries', 'cssEntries 里有几个文件', '教程里只有样式入口一个。', at)
  const { load, style } = expectation.files
  const wanted = context.project.roles.style?.path ?? style
  const isLoadRead = context.reading.setup.loads.state === 'read'
  for (const item of items) {
    const isText = item.kind === 'literal' && typeof item.value === 'string'
    if (item.kind === 'path' && item.base === 'cwd' && expectation.isElsewhere)
      add(
        'breaks',
        'option:cssEntries',
        'cssEntries 从工作目录算起',
        'HBuilderX 的工作目录不是你的项目，要从 __dirname 算起。',
        at,
        edit,
      )
    else if (isText && /^(?:\/|[A-Za-z]:)/.test(String(item.value)))
      add('unknown', 'option:cssEntries', 'cssEntries 是写死的绝对路径', '换一台机器就不存在了。', at, edit)
    else if (isText) judgeRelative(context, add, at, edit)
    else if (item.kind === 'path' && item.path !== wanted && !isLoadRead)
      add(
        load ? 'unknown' : 'breaks',
        'option:cssEntries',
        `cssEntries 指向 ${item.path || '项目目录'}，样式入口是 ${wanted}`,
        '指向不存在的文件不会报错，脚本里的类名大多不转义。',
        at,
        edit,
      )
    else if (item.kind !== 'path')
      add(
        'unknown',
        'option:cssEntries',
        '读不出 cssEntries 指向哪个文件',
        '确认它指向引入 Tailwind CSS 的那个文件。',
        at,
      )
  }
}

function judgeRelative(
  { expectation, plugin }: Context,
  add: Add,
  at: Place | undefined,
  edit: string | undefined,
): void {
  const cause = 'option:cssEntries'
  const what = 'cssEntries 是相对路径'
  if (expectation.isElsewhere)
    add('breaks', cause, what, 'HBuilderX 的工作目录不是你的项目，相对路径找不到文件，也没有提示。', at, edit)
  else if (expectation.host === 'weapp-vite' && isOlder(plugin, '4.12') === false)
    add('none', cause, what, '4.12 和 weapp-vite 一起时找得到。', at, edit)
  else if (isOlder(plugin, '4.3.0') && isOlder(plugin, '4.2.0') === false)
    add('none', cause, what, '4.2 从启动构建的目录算起，在项目目录里构建就找得到。', at, edit)
  else
    add(
      'unknown',
      cause,
      what,
      '4.2 从启动构建的目录算起；4.12 从它找到 Tailwind CSS 的目录算起，找不到时没有提示。写绝对路径就不用管这些。',
      at,
      edit,
    )
}
