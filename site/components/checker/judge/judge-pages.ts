import type { Context, Difference } from './difference'
import { isOlder } from './difference'

interface Trap {
  cause: string
  pattern: RegExp
  what: string
  why: string
  isHere: (context: Context) => boolean
}

/** Plugin version from which these classes lose their condition with Tailwind CSS 4. */
const losesHover = '4.12'

const traps: Trap[] = [
  {
    cause: 'page:hover',
    pattern: /(?<![\w-])(?:group|peer|in|has)-hover(?:\/[\w-]+)?:[\w[\]#./%-]+/,
    what: '用了 group-hover、peer-hover 一类的变体',
    why: '插件 4.12 配 Tailwind CSS 4 时条件会丢失，样式一直生效，例如元素一直隐藏。改用 hover-class。',
    isHere: ({ expectation, plugin }) => expectation.tailwind === 4 && isOlder(plugin, losesHover) !== true,
  },
  {
    cause: 'page:joined',
    pattern: /[a-z][\w-]*-\[[^\]\s'"`]*\$\{[^}]*\}[^\]\s]*\]|[a-z][\w-]*-\[['"`]\s*\+/,
    what: '类名是拼接出来的',
    why: 'Tailwind CSS 扫描的是源码里的文字，拼接出来的类名没有样式。写出完整的类名，或者用 style。',
    isHere: () => true,
  },
]

/** Reports code in pages that cannot work with any setup. */
export function judgePages(context: Context): Difference[] {
  const { pages = [] } = context.project
  return pages.flatMap(({ path, text }) =>
    traps.flatMap(({ cause, pattern, what, why, isHere }): Difference[] => {
      const found = isHere(context) ? pattern.exec(text) : null
      if (!found) return []
      const at = { path, text, from: found.index, to: found.index + found[0].length }
      return [{ effect: 'breaks', role: 'load', cause: `${cause}:${path}`, what, why, at }]
    }),
  )
}
