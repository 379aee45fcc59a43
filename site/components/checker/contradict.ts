import type { Pair } from './compare'
import { type Fact, unreadable } from './facts'
import type { Finding } from './finding'
import { majorOf } from './read-package'
import { recipeFiles } from './recipe'

const { exports: pluginExports, rewritesImports, unproven } = recipeFiles

type Told = Omit<Finding, 'file' | 'role' | 'topic'>

/** Facts of the reader's file that do not go together with the recipe. */
export function contradict(pair: Pair): Finding[] {
  const { file, found, expected } = pair
  const findings: Finding[] = []
  for (const fact of found.facts) {
    const wanted = expected.facts.filter(({ topic }) => topic === fact.topic)
    if (wanted.some(({ value }) => value === fact.value) && fact.topic !== 'disabled') continue
    const told = judge(fact, wanted, pair)
    if (told && !findings.some(({ topic }) => topic === fact.topic))
      findings.push({
        found: fact.code || undefined,
        line: fact.line,
        ...told,
        topic: fact.topic,
        role: file.role,
        file: file.path,
      })
  }
  const content = found.facts.find(({ topic }) => topic === 'content')
  const covers = content && !findings.some(({ topic }) => topic === 'content') && judgeCovers(pair)
  if (content && covers)
    findings.push({ ...covers, line: content.line, topic: 'covers', role: file.role, file: file.path })
  return findings
}

function judge(fact: Fact, wanted: Fact[], pair: Pair): Told | undefined {
  const [kind = '', name = ''] = fact.topic.split(/:(.*)/)
  const [first] = wanted
  switch (kind) {
    case 'plugin':
      return first && judgePlugin(fact, first, pair)
    case 'without-new':
      return {
        level: 'wrong',
        what: `${fact.value} 前面少了 new`,
        edit: `new ${fact.code.split('\n')[0]}`,
        why: '它是一个类，直接调用会报错。',
      }
    case 'disabled':
      return judgeDisabled(fact, pair)
    case 'section':
      return (
        first && {
          level: 'wrong',
          what: `插件写在了 ${fact.value} 里`,
          edit: first.code,
          why: `${fact.value} 的配置在小程序端不生效，要写在 ${first.value} 里。`,
        }
      )
    case 'option':
      return judgeOption(fact, name, first, pair)
    case 'tailwind':
      return judgeTailwind(fact, pair)
    case 'compiler':
      return first && fact.value !== unreadable
        ? {
            level: 'wrong',
            what: `compiler 是 ${fact.value}，选的教程用 ${first.value}`,
            edit: first.code,
            why: '两种构建工具的接法不同。换成对应的教程，或者改这一项。',
          }
        : undefined
    case 'content':
      return (
        first && {
          level: 'wrong',
          what: `扫描范围写成了 ${fact.value}`,
          edit: first.code,
          why: `Tailwind CSS ${pair.recipe.tailwind} 里它叫 ${first.value}，别的名字不起作用。`,
        }
      )
    case 'globs':
      return first?.value === 'project'
        ? {
            level: 'wrong',
            what: '扫描范围用了相对路径',
            edit: first.code,
            why: 'HBuilderX 的工作目录不是你的项目，相对路径会落到别处，一条原子类都没有。',
          }
        : undefined
    case 'import':
      return judgeImport(fact, pair)
    case 'directive':
      return pair.recipe.tailwind === 4 && !pair.found.facts.some(({ topic }) => topic === 'import')
        ? {
            level: 'wrong',
            what: '这是 Tailwind CSS 3 的写法',
            edit: codeOf(pair, 'import'),
            why: 'Tailwind CSS 4 用 @import 引入；只有这一行，主题和预检样式都没有。',
          }
        : undefined
    case 'language':
      return pair.recipe.tailwind === 4 && pair.file.role === 'style'
        ? {
            level: 'wrong',
            what: `样式入口是 ${fact.value}`,
            edit: codeOf(pair, 'import'),
            why: 'Tailwind CSS 4 不和 Sass、Less 搭配，入口要放在单独的 .css 文件里。',
          }
        : undefined
    case 'package':
      return judgePackage(fact, name, first, pair)
    case 'loose-json':
      return {
        level: 'unsure',
        what: 'package.json 里有注释或多余的逗号',
        why: '如果文件里真有，npm 会拒绝它；只是粘贴时加的就不用管。',
      }
    default:
      return undefined
  }
}

/** The same export from an entry that has it is as good. */
function judgePlugin({ value }: Fact, wanted: Fact, pair: Pair): Told | undefined {
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

const newerPlugin: Told = {
  level: 'unsure',
  what: `插件是 ${unproven}，导出的名字不同`,
  why: '本站没有验证过这个版本，写法以它的发布说明为准。',
}

function judgeDisabled({ value, code }: Fact, pair: Pair): Told | undefined {
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

function judgeOption({ value }: Fact, name: string, wanted: Fact | undefined, pair: Pair): Told | undefined {
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

function judgeTailwind({ value }: Fact, pair: Pair): Told | undefined {
  const wanted = pair.expected.facts.find(({ topic }) => topic === 'tailwind')
  if (!wanted) return undefined
  const edit = wanted.code
  if (value === '@tailwindcss/vite')
    return pair.recipe.framework === 'Taro'
      ? {
          level: 'wrong',
          what: 'Taro 加载不了 @tailwindcss/vite',
          edit,
          why: '它只有 ESM，Taro 以 CommonJS 加载配置，会报 No "exports" main defined。',
        }
      : {
          level: 'unsure',
          what: '用的是 @tailwindcss/vite',
          edit,
          why: '教程统一用 @tailwindcss/postcss；用它时只有 .css 文件会被处理。',
        }
  return pair.recipe.tailwind === 4
    ? {
        level: 'wrong',
        what: 'tailwindcss 不能直接当 PostCSS 插件用',
        edit,
        why: 'Tailwind CSS 4 的 PostCSS 插件在 @tailwindcss/postcss 里，否则报 trying to use `tailwindcss` directly as a PostCSS plugin。',
      }
    : {
        level: 'wrong',
        what: `${value} 是 Tailwind CSS 4 的插件`,
        edit,
        why: `选的教程用 Tailwind CSS ${pair.recipe.tailwind}。换成对应的教程，或者改这一处。`,
      }
}

/** Only where no kind of page file is scanned; pages may be written in another language than the recipe's. */
function judgeCovers({ found, recipe, expected }: Pair): Told | undefined {
  const names = found.facts.flatMap(({ topic }) => (topic.startsWith('covers:') ? [topic.slice(7)] : []))
  if (names.includes('*') || names.includes(recipe.pages) || !recipe.pages) return undefined
  const isDoubted = found.doubts.some(({ topic }) => topic === '' || topic === 'covers:')
  const others = names.filter(name => /^(?:vue|uvue|nvue|mpx|wxml|axml|ttml|swan|qml|tsx|jsx)$/.test(name))
  const edit = expected.facts.find(({ topic }) => topic === 'content')?.code
  return others.length > 0 || isDoubted
    ? {
        level: 'unsure',
        what: `扫描范围里没有 .${recipe.pages} 文件`,
        edit,
        why: '页面不是用它写的就不用管；是的话，要加进范围。',
      }
    : {
        level: 'wrong',
        what: `扫描范围里没有 .${recipe.pages} 文件`,
        edit,
        why: '页面里的类名扫描不到，样式文件里就没有它们。',
      }
}

function judgeImport({ value, topic }: Fact, pair: Pair): Told | undefined {
  const wanted = pair.expected.facts.find(fact => fact.topic === topic)
  const isConditional = pair.found.facts.some(fact => fact.topic === 'conditional:import')
  if (pair.recipe.tailwind !== 4)
    return /^(?:weapp-)?tailwindcss(?:\/css)?$/.test(value) && pair.file.role === 'style'
      ? {
          level: 'wrong',
          what: `@import "${value}" 是 Tailwind CSS 4 的写法`,
          edit: codesOf(pair, 'directive:'),
          why: `选的教程用 Tailwind CSS ${pair.recipe.tailwind}，它用三条 @tailwind 指令。`,
        }
      : undefined
  if (!wanted || isConditional || /^[.@~/]/.test(value)) return undefined
  const edit = wanted.code
  if (value === 'tailwindcss') {
    return isOlder(pair.plugin, rewritesImports)
      ? {
          level: 'wrong',
          what: '引入的是 tailwindcss',
          edit,
          why: '里面有小程序不认识的 @layer 和选择器，要引入插件改写过的那一份。',
        }
      : {
          level: 'unsure',
          what: '引入的是 tailwindcss',
          edit,
          why: `插件 ${rewritesImports} 起会替你改写它，更早的版本不会。照教程写，哪个版本都能用。`,
        }
  }
  if (value === 'weapp-tailwindcss' && wanted.value === 'weapp-tailwindcss/css')
    return {
      level: 'wrong',
      what: '少了 /css',
      edit,
      why: 'uni-app 会把它解析成一个 JS 文件，构建停在 Unknown word。',
    }
  if (value === 'weapp-tailwindcss/css' && wanted.value === 'weapp-tailwindcss') return undefined
  return value.startsWith('weapp-tailwindcss')
    ? {
        level: 'unsure',
        what: `引入的是 ${value}`,
        edit,
        why: '教程里是另一份。只想要其中一部分时可以这样写。',
      }
    : undefined
}

function judgePackage({ value }: Fact, name: string, wanted: Fact | undefined, pair: Pair): Told | undefined {
  if (!wanted || (name !== 'tailwindcss' && name !== 'weapp-tailwindcss')) return undefined
  const major = majorOf(value)
  const proven = majorOf(wanted.value)
  if (major === undefined || proven === undefined) return undefined
  const edit = wanted.code
  if (name === 'weapp-tailwindcss' && major > proven) return newerPlugin
  if (major !== proven)
    return {
      level: name === 'weapp-tailwindcss' && pair.recipe.tailwind !== 4 ? 'differs' : 'wrong',
      what: `${name} 装的是 ${major}.x，教程用 ${proven}.x`,
      edit,
      why:
        name === 'tailwindcss'
          ? '两个大版本的接法不同。换成对应的教程，或者改版本。'
          : '旧的大版本写法不同，也不认识 Tailwind CSS 4。',
    }
  const isRange = /^[\^~>*]/.test(value)
  return name === 'tailwindcss' && pair.recipe.tailwind === 4 && (isRange || isOlder(wanted.value, value))
    ? {
        level: 'unsure',
        what: `tailwindcss 写的是 ${value}，教程固定在 ${wanted.value}`,
        edit,
        why: '更新的版本可能给每个选择器加上一串 :not()。用 npm ls tailwindcss 看实际装了哪个。',
      }
    : undefined
}

function codeOf({ expected }: Pair, topic: string): string | undefined {
  return expected.facts.find(fact => fact.topic === topic)?.code
}

function codesOf({ expected }: Pair, prefix: string): string {
  return expected.facts
    .filter(({ topic }) => topic.startsWith(prefix))
    .map(({ code }) => code)
    .join('\n')
}

/** Whether an exact version is below another; a range or no version is not known to be. */
function isOlder(version: string | undefined, limit: string): boolean {
  const numbers = (text: string) => /^(\d+)\.(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number)
  const [own, other] = [numbers(version ?? ''), numbers(limit)]
  if (!own || !other) return false
  const at = own.findIndex((part, index) => part !== other[index])
  return at !== -1 && own[at]! < other[at]!
}
