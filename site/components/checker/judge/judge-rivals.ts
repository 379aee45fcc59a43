import type { Role } from '../expected/recipe'
import { postcssNames, registers, tailwindNames } from '../folder/config-names'
import type { Project } from '../read/read-project'
import type { Host } from '../read/reading'
import type { Context, Difference } from './difference'

/** Reports a second file of the same kind: the tool reads only one of them, which may not be the checked one. */
export function judgeRivals({ project, expectation: { host } }: Context): Difference[] {
  const { roles, paths = [] } = project
  const { register, postcss, style, load } = roles
  const found: [role: Role, path: string][] = []
  const add = (role: Role, isRival: (path: string) => boolean) =>
    found.push(...paths.filter(isRival).map((path): [Role, string] => [role, path]))
  // A custom build script is called by its name.
  if (register && host !== 'node') add('register', path => registers[host].test(path))
  if (postcss && host !== 'rax') {
    add('postcss', path => postcssNames.test(path))
    if (/"postcss"\s*:\s*\{/.test(roles.package?.text ?? '')) found.push(['postcss', 'package.json'])
  }
  if (style) add('style', path => isTwin(path, style.path, host))
  if (load) add('load', path => isTwin(path, load.path, host))
  const own = new Set([register, postcss, style, load].map(file => file?.path))
  const rivals = found
    .filter(([, path]) => !own.has(path))
    .map(
      ([role, path]): Difference => ({
        effect: 'unknown',
        role,
        cause: `rival:${path}`,
        what: path === 'package.json' ? 'package.json 里也有 PostCSS 的配置' : `还有一份 ${path}`,
        why: '构建工具只读其中一份，读的不一定是这一份。删掉不用的。',
      }),
    )
  return [...rivals, ...findUnread(project)]
}

/**
 * Reports configs of Tailwind CSS 2 and 3 that are not read: Tailwind and the plugin read the first one; Tailwind CSS
 * 4 reads none.
 */
function findUnread({ roles: { tailwind }, paths = [] }: Project): Difference[] {
  return tailwindNames
    .filter(path => paths.includes(path) && path !== tailwind?.path)
    .map(path => ({
      effect: 'none',
      role: 'tailwind',
      cause: `rival:${path}`,
      what: tailwind ? `还有一份 ${path}` : '有 Tailwind CSS 3 的配置',
      why: tailwind ? `Tailwind CSS 只读 ${tailwind.path}。` : 'Tailwind CSS 4 不会自动读它。',
      at: { path, text: '', from: 0, to: 0 },
    }))
}

/**
 * Whether a file may be loaded instead of another: Taro has platform-specific files, weapp-vite several extensions.
 */
function isTwin(path: string, other: string, host: Host): boolean {
  const [name, ending] = splitEnding(other)
  const [twin, twinEnding] = splitEnding(path)
  if (host.startsWith('taro')) return twin === `${name}.weapp` && twinEnding === ending
  return host === 'weapp-vite' && twin === name && /^(?:wxss|css|scss|less)$/.test(twinEnding)
}

function splitEnding(path: string): [name: string, ending: string] {
  const at = path.lastIndexOf('.')
  return [path.slice(0, at), path.slice(at + 1)]
}
