import type { Fact } from './facts'
import type { Level } from './finding'

/** What is said where a fact of the recipe is missing. */
export interface Explanation {
  level: Level
  what: string
  why: string
}

/** Options of the plugin without which the recipe does not work; others only change the outcome. */
const options: Record<string, string> = {
  cssEntries: '插件靠它知道哪个文件引入了 Tailwind CSS。少了它，脚本里自定义的类名不转义。',
  tailwindcssBasedir: 'HBuilderX 的工作目录不是你的项目，插件会找不到 Tailwind CSS。',
  'tailwindcssPatcherOptions.patch.cwd': '插件会去 HBuilderX 的目录里收集类名，脚本里的动态类名不转义。',
  base: '预设靠它找到项目，HBuilderX 的工作目录不是你的项目。',
}

const outcomes: Record<string, string> = {
  rem2rpx: '少了它，p-4 这样的间距输出 rem，大小和教程不同。',
  'tailwindcssPatcherOptions.cache.cwd': '少了它，类名缓存放在 HBuilderX 的目录里，几个项目混用一份。',
  appType: '插件靠它认出主样式文件；不写时它自己推断。',
}

const tailwindOptions: Record<string, [level: Level, why: string]> = {
  optimize: ['differs', '少了它，发布构建会多一道优化，rounded-full、PX 的结果和开发时不同。'],
  base: ['wrong', 'HBuilderX 的工作目录不是你的项目，Tailwind CSS 扫描不到文件，一条原子类都没有。'],
  config: ['wrong', 'HBuilderX 的工作目录不是你的项目，Tailwind CSS 找不到配置，一条原子类都没有。'],
}

/** Explains a fact that the recipe has and the reader's file does not. */
export function explainMissing({ topic, value }: Fact, file: string): Explanation {
  const [kind = '', name = ''] = topic.split(/:(.*)/)
  const wrong = (what: string, why: string): Explanation => ({ level: 'wrong', what, why })
  switch (kind) {
    case 'plugin':
      return wrong('没有引入插件', '插件不运行，类名和样式都不会改名，小程序认不出方括号。')
    case 'registered':
      return wrong('没有注册插件', '只引入不注册，插件不会运行。')
    case 'option':
      return options[name]
        ? wrong(`插件的选项里没有 ${name}`, options[name])
        : {
            level: 'differs',
            what: `插件的选项里没有 ${name}`,
            why: outcomes[name] ?? '教程里有这一项，少了它结果会不同。',
          }
    case 'preset':
      return wrong(`没有用 ${value} 预设`, '预设按平台决定怎样处理，少了它原生端和小程序的结果都会不对。')
    case 'tailwind-import':
      return wrong(`没有引入 ${value}`, '少了这一行，配置加载时就会报错。')
    case 'tailwind':
      return wrong(
        `没有注册 ${value}`,
        'Tailwind CSS 自己没有运行，样式文件里一条原子类都没有。这里要写在构建真正读取的地方。',
      )
    case 'tailwind-option': {
      const [level, why] = tailwindOptions[name] ?? ['differs' as const, '教程里有这一项。']
      return { level, what: `Tailwind CSS 的选项里没有 ${name}`, why }
    }
    case 'section':
      return {
        level: 'unsure',
        what: `没有看到插件写在 ${value} 里`,
        why: '写在别处时，小程序端可能不会注册它。',
      }
    case 'compiler':
      return { level: 'unsure', what: '没有看到 compiler', why: '它决定用哪种构建工具，也决定看哪一页教程。' }
    case 'content':
      return wrong(`没有写扫描范围 ${value}`, 'Tailwind CSS 不知道去哪里找类名，一条原子类都没有。')
    case 'mode':
      return wrong(`没有写 mode: '${value}'`, '少了它就没有 w-[20rpx] 这样的任意值。')
    case 'preflight':
      return {
        level: 'differs',
        what: '没有关掉 preflight',
        why: '那套重置样式是给网页标签准备的，小程序用不上。',
      }
    case 'uses':
      return wrong(`没有用到 ${name}`, '对应的那一类文件没有经过处理，三类文件的类名就对不上。')
    case 'loads-plugin':
      return wrong('没有加载插件文件', '构建工具不读它，插件就不会注册。')
    case 'directive':
      return name === 'components'
        ? { level: 'differs', what: `没有 @tailwind ${name}`, why: '用到组件类的插件会没有样式。' }
        : wrong(
            `没有 @tailwind ${name}`,
            name === 'base' ? '阴影、渐变、位移靠它给变量初值。' : '原子类都从这一行来，少了它一条都没有。',
          )
    case 'import':
      return wrong('没有引入 Tailwind CSS', '原子类都从这一行来，少了它一条都没有。')
    case 'source-not':
      return value === 'unpackage'
        ? wrong('没有排除构建产物', '产物又被当成源码扫描，保存一次就反复编译。')
        : {
            level: 'differs',
            what: '没有排除构建产物',
            why: '产物又被当成源码扫描，构建变慢，旧的类名也去不掉。',
          }
    case 'loads':
      return wrong(
        '没有加载样式入口',
        `${file} 不加载它，写好的样式不会进产物。用别的文件加载的话，这条不算。`,
      )
    case 'package':
      return wrong(`没有安装 ${name}`, '配置里要用到它。Monorepo 里装在仓库根目录的话，这条不算。')
    case 'patch':
      return wrong(
        'postinstall 里没有 weapp-tw patch',
        '补丁没打上：text-[32rpx] 会被当成颜色；Tailwind CSS 3 还会少了脚本里的类名。加上之后运行一次 npx weapp-tw patch。',
      )
    default:
      return { level: 'unsure', what: '和教程不同', why: '教程里有这一处。' }
  }
}
