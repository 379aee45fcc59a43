import { expectations } from '../expected/expectations'

/** The kind of a project, from its files and packages. */
export interface Recognised {
  framework: string
  tool: string
  tailwind: number
}

/** Recognizes framework, build tool and major version of Tailwind CSS; undefined without a matching recipe. */
export function recognise(paths: string[], packageText: string | undefined): Recognised | undefined {
  const packages = packagesOf(packageText)
  const has = (pattern: RegExp) => paths.some(path => pattern.test(path))
  const [framework, tool] = frameworkOf(packages, has)
  if (!framework || !tool) return undefined
  const wanted = majorOf(packages, has)
  const found = expectations.filter(other => other.framework === framework && other.tool === tool)
  const match =
    found.find(({ tailwind }) => tailwind === wanted) ?? (wanted === undefined ? found[0] : undefined)
  return match && { framework, tool, tailwind: match.tailwind }
}

function packagesOf(text: string | undefined): Map<string, string> {
  try {
    const data = JSON.parse(text ?? '{}') as Record<string, Record<string, string>>
    return new Map(
      Object.entries({ ...data.peerDependencies, ...data.devDependencies, ...data.dependencies }),
    )
  } catch {
    return new Map()
  }
}

function frameworkOf(
  packages: Map<string, string>,
  has: (pattern: RegExp) => boolean,
): [framework?: string, tool?: string] {
  const names = [...packages.keys()]
  if (names.some(name => name.startsWith('@tarojs/')))
    return [
      'Taro',
      packages.has('@tarojs/vite-runner') && !packages.has('@tarojs/webpack5-runner') ? 'Vite' : 'webpack',
    ]
  if (packages.has('@mpxjs/core')) return ['Mpx', 'webpack']
  if (packages.has('rax-app')) return ['Rax', 'webpack']
  if (has(/^App\.uvue$/)) return ['uni-app x', 'HBuilderX']
  if (has(/^(?:manifest|pages)\.json$/) && has(/^App\.vue$/))
    return ['uni-app', has(/^vue\.config\.js$/) ? 'HBuilderX（Vue 2）' : 'HBuilderX（Vue 3）']
  if (has(/^src\/(?:manifest|pages)\.json$/) || names.some(name => name.startsWith('@dcloudio/')))
    return [
      'uni-app',
      has(/^vue\.config\.js$/) || packages.has('@vue/cli-service') ? 'webpack（Vue 2）' : 'Vite（Vue 3）',
    ]
  if (packages.has('weapp-vite')) return ['原生小程序', 'weapp-vite']
  if (has(/^gulpfile\.[cm]?[jt]s$/)) return ['原生小程序', 'gulp']
  return packages.has('weapp-tailwindcss') && has(/\.wxml$/) ? ['自己的脚本', 'Node.js API'] : []
}

function majorOf(packages: Map<string, string>, has: (pattern: RegExp) => boolean): number | undefined {
  const [, major] = /^(?:npm:[^@]+@)?[\^~>=v\s]*(\d+)/.exec(packages.get('tailwindcss') ?? '') ?? []
  if (major !== undefined) return Number(major)
  if (packages.has('@tailwindcss/postcss') || packages.has('@tailwindcss/vite')) return 4
  return has(/^tailwind\.config\.[cm]?[jt]s$/) ? 3 : undefined
}
