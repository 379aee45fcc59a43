import type { Pair } from './compare'
import type { Fact } from './facts'
import { isOlder, type Told } from './judgement'
import { majorOf } from './read-package'
import { recipeFiles } from './recipe'

export const newerPlugin: Told = {
  level: 'unsure',
  what: `插件是 ${recipeFiles.unproven}，导出的名字不同`,
  why: '本站没有验证过这个版本，写法以它的发布说明为准。',
}

export function judgePackage(
  { value }: Fact,
  name: string,
  wanted: Fact | undefined,
  pair: Pair,
): Told | undefined {
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
