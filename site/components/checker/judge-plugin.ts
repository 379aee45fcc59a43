import type { Pair } from './compare'
import { type Fact, unreadable } from './facts'
import { newerPlugin } from './judge-package'
import { codeOf, type Told } from './judgement'
import { majorOf } from './read-package'
import { recipeFiles } from './recipe'

const { exports: pluginExports } = recipeFiles

/** The same export from an entry that has it is as good. */
export function judgePlugin({ value }: Fact, wanted: Fact, pair: Pair): Told | undefined {
  const [from = '', name = ''] = value.split(' ')
  const [entry = ''] = wanted.value.split(' ')
  if (name === unreadable) return undefined
  const isExported = pluginExports[from]?.includes(name)
  const isFitting = pluginExports[entry]?.includes(name)
  if (isExported && isFitting && (from === entry || from === 'weapp-tailwindcss')) return undefined
  if ((majorOf(pair.plugin ?? '') ?? 4) > 4) return newerPlugin
  return {
    level: 'wrong',
    what: isExported ? `${from} 不是这个构建工具的入口` : `${from} 没有导出 ${name}`,
    edit: wanted.code,
    why: isExported ? '入口和构建工具对不上，插件不会运行。' : '配置加载时就会报错。',
  }
}

export function judgeDisabled({ value, code }: Fact, pair: Pair): Told | undefined {
  if (value === 'true')
    return {
      level: 'wrong',
      what: '小程序端的 disabled 是 true，插件被关掉了',
      edit: codeOf(pair, 'disabled') ?? 'disabled: false',
      why: '插件停用时什么都不转换。它只该在 H5 和 App 上是 true。',
    }
  return value === unreadable
    ? {
        level: 'unsure',
        what: '读不出 disabled 在小程序端是不是 false',
        found: code,
        why: '它为 true 时插件停用，什么都不转换。',
      }
    : undefined
}

export function judgeOption(
  { value }: Fact,
  name: string,
  wanted: Fact | undefined,
  pair: Pair,
): Told | undefined {
  const isHbuilder = pair.recipe.tool.startsWith('HBuilderX')
  if (name === 'rem2rpx' && value === 'false')
    return {
      level: 'differs',
      what: 'rem2rpx 是 false',
      edit: wanted?.code,
      why: 'p-4 这样的间距输出 rem，大小和教程不同。',
    }
  if (name !== 'cssEntries' || !wanted) return undefined
  if (value === unreadable)
    return {
      level: 'unsure',
      what: '读不出 cssEntries 指向哪个文件',
      why: '确认它是绝对路径，指向引入 Tailwind CSS 的那个文件。',
    }
  const [base = '', path = ''] = value.split(/:(.*)/)
  const target = wanted.value.replace(/^\w+:/, '')
  if (base === 'cwd')
    return isHbuilder
      ? {
          level: 'wrong',
          what: 'cssEntries 从工作目录算起',
          edit: wanted.code,
          why: 'HBuilderX 的工作目录不是你的项目，要从 __dirname 算起。',
        }
      : undefined
  if (base !== 'project')
    return value === ''
      ? {
          level: 'wrong',
          what: 'cssEntries 是空的',
          edit: wanted.code,
          why: '插件靠它知道哪个文件引入了 Tailwind CSS。',
        }
      : {
          level: 'wrong',
          what: 'cssEntries 要写绝对路径',
          edit: wanted.code,
          why: '相对路径找不到文件，也没有提示，脚本里的类名全都不转义。',
        }
  const folder = pair.file.path.slice(0, pair.file.path.lastIndexOf('/') + 1)
  if (folder && path.startsWith(folder))
    return {
      level: 'wrong',
      what: `cssEntries 指向了 ${path}`,
      edit: wanted.code,
      why: `路径从 ${folder} 算起，少了 ../。指向不存在的文件没有提示，脚本里的类名全都不转义。`,
    }
  return {
    level: 'unsure',
    what: `cssEntries 指向 ${path}，教程里是 ${target}`,
    why: '文件名可以不同，但要真的存在，并且就是引入 Tailwind CSS 的那个。',
  }
}
