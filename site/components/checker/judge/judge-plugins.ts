import type { PluginUse } from '../model'
import { containsWeappPlugin, isWeappPlugin } from '../read/plugins'
import { codeAt } from '../script/syntax'
import type { Context, Difference } from './difference'
import { isOlder } from './difference'
import { judgeOptions } from './judge-options'

const places: Record<string, string> = {
  vite: 'plugins',
  'weapp-vite': 'plugins',
  'vue-cli': 'configureWebpack 的 plugins',
  'taro-webpack': 'mini.webpackChain',
  'taro-vite': 'compiler.vitePlugins',
  rax: 'onGetWebpackConfig',
  gulp: 'build 任务',
  node: '脚本',
}

/** Plugins that affect neither class names nor styles. */
const harmless =
  /^(?:@vitejs\/plugin-(?:vue|vue-jsx|react|legacy|basic-ssl)|@uni-helper\/(?:vite-plugin-uni-(?:components|layouts|pages|manifest)|uni-types)|unplugin-(?:auto-import|vue-components)\/(?:vite|webpack)|rollup-plugin-visualizer|vite-plugin-(?:inspect|restart|mock|checker|eslint)|vite-tsconfig-paths|webpack-bundle-analyzer|tsconfig-paths-webpack-plugin|webpackbar|dotenv-webpack)$/

/**
 * Judges the build tool's plugins: the one of weapp-tailwindcss is included once, from the right entry, and is called.
 */
export function judgePlugins(uses: PluginUse[], context: Context): Difference[] {
  const { expectation, reading, recipe } = context
  const { host, hostPlugin } = expectation
  const isBroken = reading.unbound.length > 0
  const own = uses.filter(use => isWeappPlugin(use) && !use.from.endsWith('/presets'))
  const wanted = recipe.plugins.state === 'read' ? recipe.plugins.value.find(isWeappPlugin) : undefined
  const differences: Difference[] = []
  const add = (
    effect: Difference['effect'],
    cause: string,
    what: string,
    why: string,
    use?: PluginUse,
    edit?: string,
  ) => differences.push({ effect, role: 'register', cause, what, why, at: use?.at, edit })
  const code = wanted?.at && codeAt(wanted.at)
  const [first, second] = own
  if (!first) {
    const isUnsure = reading.setup.plugins.state !== 'absent' && reading.setup.plugins.doubts.length > 0
    const isLoaded = reading.modules.some(({ from }) => /^weapp-tailwindcss(?:\/(?!presets)|$)/.test(from))
    const { settings } = reading.setup
    const elsewhere =
      settings.state === 'read' ? settings.value.find(({ value }) => containsWeappPlugin(value)) : undefined
    if (elsewhere)
      differences.push({
        effect: 'breaks',
        role: 'register',
        cause: 'plugin',
        what: `插件写在了 ${elsewhere.name} 里`,
        why: `构建只读 ${places[host]}，写在别处的插件不会运行，类名和样式都不会改名。`,
        at: elsewhere.at,
        edit: code,
      })
    else if (!isBroken && !isUnsure)
      add(
        'breaks',
        'plugin',
        isLoaded ? `引入了插件，但 ${places[host]} 里没有它` : '没有注册插件',
        `构建只读 ${places[host]}，写在别处的插件不会运行，类名和样式都不会改名。`,
        undefined,
        code,
      )
  } else {
    if (second) add('unknown', 'plugin-twice', '插件注册了两次', '同一个类名可能被处理两遍。', second)
    if (first.isMaybe)
      add('unknown', 'plugin-maybe', '插件在某个条件下才注册', '这个条件要运行才知道成不成立。', first)
    differences.push(...judgeEntry(first, context, code))
    differences.push(...judgeOptions(first, context))
  }
  if (hostPlugin && !isBroken) {
    const at = uses.findIndex(({ from }) => from === hostPlugin || from === '@uni-helper/plugin-uni')
    const isUnsure = reading.setup.plugins.state === 'read' && reading.setup.plugins.doubts.length > 0
    if (at === -1 && !isUnsure && uses.length > 0)
      add('breaks', 'host-plugin', `plugins 里没有 ${hostPlugin}`, '少了它，uni-app 不会编译成小程序。')
    else if (first && at > uses.indexOf(first))
      add('unknown', 'order', '插件排在 uni() 前面', '教程里 uni() 在前。顺序反了会怎样，没有验证过。', first)
    if (at !== -1 && uses[at]!.from !== hostPlugin)
      add(
        'unknown',
        'host-plugin',
        `用的是 ${uses[at]!.from}`,
        `教程用 ${hostPlugin}，换成它没有验证过。`,
        uses[at],
      )
  }
  const order = (list: PluginUse[]) =>
    list.filter(use => isWeappPlugin(use) || use.from === '').map(({ from }) => from)
  const [found, expected] = [order(uses), recipe.plugins.state === 'read' ? order(recipe.plugins.value) : []]
  if (
    first &&
    expected.length > 1 &&
    found.length === expected.length &&
    (found[0] === '') !== (expected[0] === '')
  )
    add(
      'unknown',
      'order',
      '插件的顺序和教程不同',
      '教程里先注册 Tailwind CSS，再注册插件。反过来没有验证过。',
      first,
    )
  for (const use of uses.filter(use => !own.includes(use) && use.from !== hostPlugin)) {
    if (use.from === '@uni-helper/plugin-uni' || isWeappPlugin(use)) continue
    if (use.from === '@tailwindcss/vite') differences.push(judgeViteTailwind(use, context))
    else if (use.from === '') {
      const inRecipe = recipe.plugins.state === 'read' && recipe.plugins.value.some(({ from }) => from === '')
      if (!inRecipe)
        add('unknown', `inline:${use.name}`, `多了一个自己写的插件 ${use.name}`, '它做什么读不出来。', use)
    } else if (harmless.test(use.from))
      add('none', `extra:${use.from}`, `多了插件 ${use.from}`, '它不碰类名和样式。', use)
    else add('unknown', `extra:${use.from}`, `多了插件 ${use.from}`, '不清楚它会不会改类名或样式。', use)
  }
  return differences
}

function judgeEntry(use: PluginUse, context: Context, edit: string | undefined): Difference[] {
  const { expectation, exports, plugin } = context
  const { from, name } = expectation.plugin
  const base = { role: 'register' as const, at: use.at, edit }
  const isExported = exports[use.from]?.includes(use.name)
  const isOther = use.from !== from && use.from !== 'weapp-tailwindcss'
  if (!isExported || isOther || !exports[from]?.includes(use.name)) {
    if (isOlder('4.99.99', plugin ?? '') === true)
      return [
        {
          ...base,
          effect: 'unknown',
          cause: 'plugin-entry',
          what: `${use.from} 的 ${use.name}`,
          why: '这个大版本没有验证过，导出的名字可能不同。',
        },
      ]
    return [
      {
        ...base,
        effect: 'breaks',
        cause: 'plugin-entry',
        what: isExported ? `${use.from} 不是这个构建工具的入口` : `${use.from} 没有导出 ${use.name}`,
        why: isExported ? '入口和构建工具对不上，插件不会运行。' : '配置加载时就会报错。',
      },
    ]
  }
  const differences: Difference[] = []
  if (use.name !== name)
    differences.push({
      ...base,
      effect: isOlder(plugin, '4.12') === false ? 'none' : 'unknown',
      cause: 'plugin-name',
      what: `用的是 ${use.name}`,
      why: '它和教程用的是同一个，4.11 以前没有这个名字。',
    })
  else if (use.from !== from)
    differences.push({
      ...base,
      effect: 'none',
      cause: 'plugin-entry',
      what: `从 ${use.from} 引入`,
      why: '那里导出的是同一个。',
    })
  const isClass = /^UnifiedWebpackPlugin/.test(use.name)
  if (isClass && !use.isNew)
    differences.push({
      ...base,
      effect: 'breaks',
      cause: 'without-new',
      what: `${use.name} 前面少了 new`,
      why: '它是一个类，直接调用会报错。',
    })
  else if (!isClass && (use.isNew || !use.isCalled))
    differences.push({
      ...base,
      effect: use.isNew ? 'unknown' : 'breaks',
      cause: 'not-called',
      what: use.isNew ? `${use.name} 前面多了 new` : `${use.name} 后面少了括号`,
      why: '它是一个函数，要调用才得到插件。',
    })
  return differences
}

function judgeViteTailwind(use: PluginUse, { expectation }: Context): Difference {
  const base = { role: 'register' as const, cause: 'tailwind-vite', at: use.at }
  if (expectation.tailwind !== 4)
    return {
      ...base,
      effect: 'breaks',
      what: '@tailwindcss/vite 是 Tailwind CSS 4 的插件',
      why: `选的教程用 Tailwind CSS ${expectation.tailwind}。`,
    }
  return expectation.host === 'taro-vite'
    ? {
        ...base,
        effect: 'breaks',
        what: 'Taro 加载不了 @tailwindcss/vite',
        why: '它只有 ESM，Taro 以 CommonJS 加载配置，会报 No "exports" main defined。',
      }
    : {
        ...base,
        effect: 'unknown',
        what: '用的是 @tailwindcss/vite',
        why: '教程统一用 @tailwindcss/postcss；用它时只有 .css 文件会被处理，没有验证过。',
      }
}
