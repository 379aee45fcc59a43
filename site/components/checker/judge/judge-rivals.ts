import { postcssNames, registers } from '../folder/config-names'
import type { Context, Difference } from './difference'

/** A second config of the same kind: the tool reads one of them, and it may not be the one that was read here. */
export function judgeRivals({
  project: { roles, paths = [] },
  expectation: { host },
}: Context): Difference[] {
  const { register, postcss } = roles
  const isTaken = (path: string) => path === register?.path || path === postcss?.path
  // A build script of one's own is called by its name.
  const builds = register && host !== 'node' ? paths.filter(path => registers[host].test(path)) : []
  const inPackage = /"postcss"\s*:\s*\{/.test(roles.package?.text ?? '') ? ['package.json'] : []
  const styles =
    postcss && host !== 'rax' ? [...paths.filter(path => postcssNames.test(path)), ...inPackage] : []
  const found = [
    ...builds.map(path => ({ role: 'register' as const, path })),
    ...styles.map(path => ({ role: 'postcss' as const, path })),
  ]
  return found
    .filter(({ path }) => !isTaken(path))
    .map(({ role, path }) => ({
      effect: 'unknown',
      role,
      cause: `rival:${path}`,
      what: path === 'package.json' ? 'package.json 里也有 PostCSS 的配置' : `还有一份 ${path}`,
      why: '构建工具只读其中一份，读的不一定是这一份。删掉不用的。',
    }))
}
