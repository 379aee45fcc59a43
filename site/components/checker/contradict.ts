import type { Pair } from './compare'
import { type Fact, unreadable } from './facts'
import type { Finding } from './finding'
import { judgePackage } from './judge-package'
import { judgeDisabled, judgeOption, judgePlugin } from './judge-plugin'
import { judgeCovers, judgeImport, judgeTailwind } from './judge-style'
import { codeOf, type Told } from './judgement'

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
