import type { Setting } from '../model'
import { containsWeappPlugin } from '../read/plugins'
import type { Host } from '../read/reading'
import { codeAt } from '../script/syntax'
import { isEmpty, isEqual, print } from '../script/values'
import type { Context, Difference } from './difference'

const viteKeys =
  /^(?:server|preview|resolve|define|optimizeDeps|base|publicDir|envDir|envPrefix|logLevel|clearScreen|json|assetsInclude|worker|test|css\.(?:preprocessorOptions|devSourcemap))$/

/** Settings that affect neither class names nor styles. */
const harmless: Record<Host, RegExp> = {
  vite: viteKeys,
  'weapp-vite': viteKeys,
  'vue-cli':
    /^(?:transpileDependencies|lintOnSave|productionSourceMap|devServer|publicPath|outputDir|parallel|configureWebpack\.(?:resolve|devtool|performance|stats))$/,
  'taro-webpack':
    /^(?:projectName|date|outputRoot|defineConstants|env|alias|copy|logger|cache|h5|rn|mini\.(?:imageUrlLoaderOption|debugReact))$/,
  'taro-vite': /^(?:projectName|date|outputRoot|defineConstants|env|alias|copy|logger|cache|h5|rn)$/,
  rax: /^$/,
  gulp: /^$/,
  node: /^$/,
}

/** Values from Taro's template. */
const usual: Record<string, RegExp> = {
  designWidth: /^750$/,
  deviceRatio: /^\{ (?:375: 2, )?640: 1\.17, 750: 1, 828: 0\.905 \}$/,
}

/** Settings whose defaults are the recipes' values. */
const byDefault = /^(?:designWidth|deviceRatio|sourceRoot)$/

/** Judges the other settings of the build config: equal to the recipe, or known to have no effect. */
export function judgeSettings(settings: Setting[], { expectation, recipe, reading }: Context): Difference[] {
  const differences: Difference[] = []
  const own = new Map(
    recipe.settings.state === 'read' ? recipe.settings.value.map(setting => [setting.name, setting]) : [],
  )
  const different: Setting[] = []
  for (const setting of settings) {
    // The plugin judge reports that it is in the wrong place.
    if (containsWeappPlugin(setting.value)) continue
    const { name, value, at } = setting
    const printed = print(value)
    const wanted = expectation.settings[name]
    const inRecipe = own.get(name)
    if (wanted !== undefined && printed !== wanted) {
      differences.push({
        effect: printed === undefined ? 'unknown' : 'breaks',
        role: at?.path === expectation.files.postcss ? 'postcss' : 'register',
        cause: `setting:${name}`,
        what: printed === undefined ? `读不出 ${name}` : `${name} 和教程不同`,
        why:
          name === 'compiler'
            ? '两种构建工具的接法不同。换成对应的教程，或者改这一项。'
            : '教程靠它把插件接上。',
        at,
        edit: inRecipe?.at && codeAt(inRecipe.at),
      })
    } else if (wanted === undefined && (!inRecipe || !isEqual(inRecipe.value, value))) {
      const isUsual = usual[name]?.test(printed ?? '')
      const isFramework = name === 'framework' && /^"(?:react|preact|vue3|solid)"$/.test(printed ?? '')
      if (isUsual || isFramework || harmless[expectation.host].test(name)) different.push(setting)
      else
        differences.push({
          effect: 'unknown',
          role: 'register',
          cause: `setting:${name}`,
          what: inRecipe ? `${name} 和教程不同` : `多了 ${name} 这一项`,
          why: /^(?:designWidth|deviceRatio)$/.test(name)
            ? '它决定 px 怎样换算，尺寸会不同。'
            : '不清楚它会不会影响样式。',
          at,
        })
    }
  }
  const hasDoubts = reading.setup.plugins.state !== 'absent' && reading.setup.plugins.doubts.length > 0
  for (const name of Object.keys(expectation.settings))
    if (
      !settings.some(setting => setting.name === name) &&
      !hasDoubts &&
      isGiven(name, expectation.host, reading)
    )
      differences.push({
        effect: name === 'compiler' || name === 'weapp' ? 'unknown' : 'breaks',
        role: expectation.host === 'rax' ? 'postcss' : 'register',
        cause: `setting:${name}`,
        what: `没有 ${name} 这一项`,
        why: name === 'plugins' ? '构建工具不读插件文件，插件就不会注册。' : '教程里有它，少了它按默认值走。',
        edit: own.get(name)?.at && expectation.host !== 'rax' ? codeAt(own.get(name)!.at!) : undefined,
      })
  for (const setting of own.values()) {
    const isThere = settings.some(({ name }) => name === setting.name)
    if (
      isThere ||
      setting.name in expectation.settings ||
      hasDoubts ||
      !isGiven(setting.name, expectation.host, reading)
    )
      continue
    if (
      harmless[expectation.host].test(setting.name) ||
      byDefault.test(setting.name) ||
      isEmpty(setting.value)
    )
      different.push({ ...setting, at: undefined })
    else
      differences.push({
        effect: 'unknown',
        role: 'register',
        cause: `setting:${setting.name}`,
        what: `没有 ${setting.name} 这一项`,
        why: '教程里有它，少了它按默认值走。',
        edit: setting.at && codeAt(setting.at),
      })
  }
  if (different.length > 0)
    differences.push({
      effect: 'none',
      role: 'register',
      cause: 'settings',
      what: `这些设置和教程不同：${different.map(({ name }) => name).join('、')}`,
      why: '它们和样式无关。',
      at: different[0]!.at,
    })
  return differences
}

/** Whether the file with a setting was provided: in Rax, settings are in a separate file. */
function isGiven(name: string, host: Host, { setup }: Context['reading']): boolean {
  return host !== 'rax' || name === '' || setup.postcss.state !== 'absent'
}
