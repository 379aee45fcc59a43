import type { Role } from '../expected/recipe'
import { postcssNames, registers } from '../folder/config-names'
import type { Host } from '../read/reading'
import type { Context, Difference } from './difference'

/** A second file of the same kind: the tool reads one of them, and it may not be the one that was read here. */
export function judgeRivals({ project, expectation: { host } }: Context): Difference[] {
  const { roles, paths = [] } = project
  const { register, postcss, style, load } = roles
  const found: [role: Role, path: string][] = []
  const add = (role: Role, rivals: string[]) =>
    found.push(...rivals.map((path): [Role, string] => [role, path]))
  // A build script of one's own is called by its name.
  if (register && host !== 'node')
    add(
      'register',
      paths.filter(path => registers[host].test(path)),
    )
  if (postcss && host !== 'rax') {
    add(
      'postcss',
      paths.filter(path => postcssNames.test(path)),
    )
    if (/"postcss"\s*:\s*\{/.test(roles.package?.text ?? '')) add('postcss', ['package.json'])
  }
  if (style)
    add(
      'style',
      paths.filter(path => isTwin(path, style.path, host)),
    )
  if (load)
    add(
      'load',
      paths.filter(path => isTwin(path, load.path, host)),
    )
  const own = new Set([register, postcss, style, load].map(file => file?.path))
  return found
    .filter(([, path]) => !own.has(path))
    .map(([role, path]) => ({
      effect: 'unknown',
      role,
      cause: `rival:${path}`,
      what: path === 'package.json' ? 'package.json 里也有 PostCSS 的配置' : `还有一份 ${path}`,
      why: '构建工具只读其中一份，读的不一定是这一份。删掉不用的。',
    }))
}

/** Whether a file may be taken in place of another: Taro has files for one platform, weapp-vite several endings. */
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
