import type { Packages } from '../model'
import type { Place } from '../script/syntax'
import { type Context, type Difference, isOlder, numbersOf } from './difference'
import { judgeLanguages } from './judge-languages'

type Add = (
  effect: Difference['effect'],
  cause: string,
  what: string,
  why: string,
  at?: Place,
  edit?: string,
) => void

/** Judges the packages: those of the recipe in compatible versions, and the patch after an installation. */
export function judgePackages(packages: Packages, context: Context): Difference[] {
  const { expectation, recipe, reading } = context
  const differences: Difference[] = []
  const add: Add = (effect, cause, what, why, at, edit) =>
    differences.push({ effect, role: 'package', cause, what, why, at, edit })
  const own = recipe.packages.state === 'read' ? recipe.packages.value : undefined
  const codeOf = (name: string) => own && `"${name}": "${own.ranges.get(name) ?? 'latest'}"`
  const isShared = reading.setup.packages.state === 'read' && reading.setup.packages.doubts.length > 0
  const needed = [
    'weapp-tailwindcss',
    ...expectation.postcss.map(({ from }) => from).filter(from => /tailwindcss/.test(from)),
    'tailwindcss',
  ]
  for (const name of new Set(needed)) {
    const range = packages.ranges.get(name)
    if (range === undefined) {
      if (!isShared)
        add('breaks', `package:${name}`, `没有安装 ${name}`, '配置里要用到它。', undefined, codeOf(name))
    } else judgeVersion(name, range, packages, own?.ranges.get(name) ?? '', context, add, codeOf(name))
  }
  for (const [name, effect] of Object.entries(expectation.packages))
    if (!packages.ranges.has(name) && !isShared)
      add(
        effect,
        `package:${name}`,
        `没有安装 ${name}`,
        effect === 'breaks'
          ? '构建要用到它。'
          : effect === 'none'
            ? '别的包会带上它，或者只影响浏览器前缀。'
            : '教程里装了它，少了它可能装到不合适的版本。',
        undefined,
        codeOf(name),
      )
  for (const { from, at } of uniqueModules(reading.modules)) {
    const name = packageOf(from)
    const isKnown =
      packages.ranges.has(name) ||
      needed.includes(name) ||
      name in expectation.packages ||
      expectation.provided.includes(name)
    if (isKnown || isShared) continue
    const isTailwind = /^@tailwindcss\//.test(name)
    add(
      isTailwind ? 'breaks' : 'unknown',
      `package:${name}`,
      `${at.path} 用到 ${name}，package.json 里没有`,
      isTailwind
        ? '没有安装的包加载不了，构建会停在 Cannot find module。'
        : '别的包可能带上它；没有的话构建会停在 Cannot find module。',
      at,
    )
  }
  if (!expectation.isElsewhere || own?.scripts.has('postinstall')) judgePatch(packages, context, add)
  judgeFormats(packages, context, add)
  if (!isShared) differences.push(...judgeLanguages(packages, context))
  const others = [...(own?.scripts ?? [])].filter(
    ([name, command]) => name !== 'postinstall' && packages.scripts.get(name) !== command,
  )
  if (others.length > 0)
    add(
      'none',
      'scripts',
      `这些脚本和教程不同：${others.map(([name]) => name).join('、')}`,
      '命令可以叫别的名字，构建的是小程序就行。',
    )
  if (own && own.isModule !== packages.isModule)
    add(
      'unknown',
      'type',
      own.isModule ? '没有 "type": "module"' : '多了 "type": "module"',
      '它决定 .js 配置怎样加载。',
      undefined,
      own.isModule ? '"type": "module"' : undefined,
    )
  return differences
}

function uniqueModules(modules: Context['reading']['modules']): Context['reading']['modules'] {
  const seen = new Set<string>()
  return modules.filter(({ from }) => {
    const name = packageOf(from)
    const isPackage = !/^(?:\.|\/|node:|@\/)/.test(from) && !builtins.test(name) && !seen.has(name)
    seen.add(name)
    return isPackage
  })
}

const builtins =
  /^(?:path|fs|url|os|util|module|process|child_process|crypto|http|https|assert|events|stream)$/

function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}

function judgeVersion(
  name: string,
  range: string,
  packages: Packages,
  wanted: string,
  context: Context,
  add: Add,
  edit: string | undefined,
): void {
  const { expectation, plugin } = context
  const at = packages.places.get(name)
  const locked = packages.locked.get(name)
  const cause = `package:${name}`
  if (range === wanted && (!locked || locked === wanted)) return
  const [, lower] = /^(?:npm:[^@]+@)?[\^~>=v\s]*(\d+(?:\.\d+){0,2})/.exec(range) ?? []
  const version = locked ?? (lower && pad(lower))
  const major = numbersOf(version)?.[0]
  const proven = numbersOf(pad(wanted.replace(/^[\^~]/, '')))?.[0]
  if (major === undefined || proven === undefined) {
    add('unknown', cause, `读不出 ${name} 的版本：${range}`, '用 npm ls 看实际装了哪个。', at, edit)
    return
  }
  if (name === 'weapp-tailwindcss') {
    const isUsed = range.startsWith('^') || range.startsWith('~') || locked
    if (major > proven)
      add('unknown', cause, `插件是 ${major}.x`, '本站没有验证过这个大版本，写法以它的发布说明为准。', at)
    else if (major < proven)
      add(
        expectation.tailwind === 4 ? 'breaks' : 'unknown',
        cause,
        `插件是 ${major}.x，教程用 ${proven}.x`,
        expectation.tailwind === 4 ? '旧的大版本不支持 Tailwind CSS 4。' : '旧的大版本写法不同，没有验证过。',
        at,
        edit,
      )
    else if (/^4\.(?:12|2)\./.test(plugin ?? ''))
      add(
        'none',
        cause,
        `插件是 ${isUsed && locked ? locked : range}`,
        '和教程在同一条版本线，或者是验证过的另一条。',
        at,
      )
    else add('unknown', cause, `插件是 ${range}`, '验证过的是 4.2.x 和 4.12.x。', at, edit)
    return
  }
  if (major !== proven) {
    add(
      'breaks',
      cause,
      `${name} 是 ${major}.x，教程用 ${proven}.x`,
      '两个大版本的接法不同。换成对应的教程，或者改版本。',
      at,
      edit,
    )
    return
  }
  if (expectation.tailwind !== 4) {
    add(
      isOlder(version, '3.4.0') && expectation.tailwind === 3 ? 'unknown' : 'none',
      cause,
      `${name} 是 ${locked ?? range}`,
      '大版本和教程一样。',
      at,
    )
    return
  }
  const isTested = isOlder(version, '4.1.3') === false && isOlder(version, '4.3.4')
  const isExact = Boolean(locked) || /^\d+\.\d+\.\d+$/.test(range)
  if (isExact && isTested) add('none', cause, `${name} 是 ${version}`, '4.1.3 到 4.3.3 都可以。', at)
  else if (isExact && isOlder(version, '4.1.3'))
    add('unknown', cause, `${name} 是 ${version}`, '4.1.3 以前的没有验证过。', at, edit)
  else if (isExact)
    add(
      'unknown',
      cause,
      `${name} 是 ${version}`,
      '4.3.4 起用到阴影、位移、渐变时，多数选择器后面多一串 :not()。',
      at,
      edit,
    )
  else
    add(
      'unknown',
      cause,
      `${name} 写的是 ${range}，教程固定在 ${wanted}`,
      '可能装到 4.3.4 以后的版本，选择器后面会多一串 :not()。用 npm ls tailwindcss 看实际装了哪个。',
      at,
      edit,
    )
}

function pad(version: string): string {
  return [...version.split('.'), '0', '0'].slice(0, 3).join('.')
}

/** Judges whether `weapp-tw patch` runs after an installation, possibly among other commands. */
function judgePatch({ scripts }: Packages, { recipe }: Context, add: Add): void {
  const edit = '"postinstall": "weapp-tw patch"'
  const wanted =
    recipe.packages.state === 'read' ? recipe.packages.value.scripts.get('postinstall') : undefined
  const own = scripts.get('postinstall')
  if (own === wanted) return
  const why =
    '补丁可能没打上，那样 text-[32rpx] 会被当成颜色；Tailwind CSS 3 还会少了脚本里的类名。加上之后运行一次 npx weapp-tw patch。'
  const states = ['postinstall', 'prepare', 'install'].map(name => runsPatch(scripts.get(name), scripts, 0))
  if (states.includes(true))
    add('none', 'patch', own ? `postinstall 是 ${own}` : '补丁写在别的脚本里', '它会运行 weapp-tw patch。')
  else if (states.includes(undefined))
    add(
      'unknown',
      'patch',
      'postinstall 里调用了别的东西',
      `看不出它会不会运行 weapp-tw patch。${why}`,
      undefined,
      edit,
    )
  else add('breaks', 'patch', 'postinstall 里没有 weapp-tw patch', why, undefined, edit)
}

function runsPatch(
  command: string | undefined,
  scripts: Map<string, string>,
  depth: number,
): boolean | undefined {
  if (command === undefined) return false
  let isKnown = true
  for (const part of command.split(/&&|;|\|\|?|&/)) {
    const text = part.trim().replace(/^(?:npx|bunx|pnpm exec|yarn|pnpm)\s+(?=weapp-)/, '')
    if (/^(?:weapp-tw|weapp-tailwindcss)\s+patch(?:\s+--?[\w-]+(?:=\S+)?)*$/.test(text)) return true
    const [, name] = /^(?:npm run|pnpm run|yarn run|bun run|pnpm|yarn)\s+([\w:-]+)$/.exec(text) ?? []
    const inner = name && depth < 3 ? runsPatch(scripts.get(name), scripts, depth + 1) : undefined
    if (inner) return true
    if (
      !/^(?:husky|lint-staged|patch-package|simple-git-hooks|echo|simple-git-hooks)\b/.test(text) &&
      inner !== false
    )
      isKnown = false
  }
  return isKnown ? false : undefined
}

/** Judges `"type": "module"`, which determines how a `.js` config is loaded. */
function judgeFormats({ isModule }: Packages, { reading, project, expectation }: Context, add: Add): void {
  for (const role of ['register', 'postcss'] as const) {
    const file = project.roles[role]
    const format = reading.formats.get(role)
    if (!file || !format || format === 'none') continue
    const isEsm = /\.mjs$/.test(file.path) || (isModule && /\.js$/.test(file.path))
    const isCjs = /\.cjs$/.test(file.path) || (!isModule && /\.js$/.test(file.path))
    const at = { ...file, from: 0, to: 0 }
    const isVite = /^(?:vite|weapp-vite)$/.test(expectation.host) && role === 'register'
    if (isEsm && format === 'cjs' && !isVite)
      add(
        'breaks',
        `format:${role}`,
        `${file.path} 用了 module.exports`,
        '它按 ES 模块加载，会报 module is not defined。改名为 .cjs，或者改成 export default。',
        at,
      )
    else if (isCjs && format === 'esm' && !isVite && !/^taro/.test(expectation.host))
      add(
        'unknown',
        `format:${role}`,
        `${file.path} 用了 export default`,
        'package.json 没有 "type": "module"，能不能加载要看工具和 Node.js 的版本。改名为 .mjs 就不用管。',
        at,
      )
  }
}
