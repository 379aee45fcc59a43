import type { Pair } from './compare'
import type { Fact } from './facts'
import { codesOf, isOlder, type Told } from './judgement'
import { recipeFiles } from './recipe'

const { rewritesImports } = recipeFiles

export function judgeTailwind({ value }: Fact, pair: Pair): Told | undefined {
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
export function judgeCovers({ found, recipe, expected }: Pair): Told | undefined {
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

export function judgeImport({ value, topic }: Fact, pair: Pair): Told | undefined {
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
