import type { Host } from '../read/reading'
import type { CheckedRecipe, Role } from './recipe'

/** A PostCSS plugin of a recipe. */
interface ExpectedPlugin {
  from: string
  /** Options with their values in the form of `print`. */
  options?: Record<string, string>
  /** Effect if it is missing. */
  without: 'breaks' | 'unknown' | 'none'
}

/** What a project must contain, written by hand; a test compares it with the files of the recipe. */
export interface Expectation {
  framework: string
  tool: string
  tailwind: 2 | 3 | 4
  host: Host
  files: Partial<Record<Role, string>>
  /** Environment variables of a mini-program build. */
  env: Record<string, string>
  /** Whether the build starts outside of the project's folder. */
  isElsewhere: boolean
  plugin: { from: string; name: string }
  /** A function of the plugin that wraps its options. */
  preset?: string
  /** Options of the plugin, with their values in the form of `print`. */
  options: Record<string, string>
  /** Options for plugin lines that differ. */
  optionsWith?: Record<string, Record<string, string>>
  /** The framework's own plugin, which must come first. */
  hostPlugin?: string
  /** In `css.postcss` of the build config, or in a separate file. */
  postcssIn: 'build' | 'file'
  postcss: ExpectedPlugin[]
  /** Required settings of the build config. */
  settings: Record<string, string>
  /** Settings of Tailwind CSS 2 and 3. */
  tailwindSettings: Record<string, string>
  /** Files that must be scanned: a page, a component and, if pages consist of several files, a script. */
  scanned: string[]
  /** Import in the style entry (Tailwind CSS 4); otherwise directives. */
  import?: string
  sourceNot?: string
  /** Packages that the page installs, in addition to the plugin and Tailwind CSS. */
  packages: Record<string, 'breaks' | 'unknown' | 'none'>
  /** Packages that the framework's template or tool provides. */
  provided: string[]
}

const mini = { UNI_PLATFORM: 'mp-weixin' }
const taro = { TARO_ENV: 'weapp' }
const src = (end: string) => [`src/pages/index/index.${end}`, `src/components/card.${end}`]
const top = (end: string) => [`pages/index/index.${end}`, `components/card.${end}`]

const vite = { from: 'weapp-tailwindcss/vite', name: 'UnifiedViteWeappTailwindcssPlugin' }
const webpack4 = { from: 'weapp-tailwindcss/webpack4', name: 'UnifiedWebpackPluginV4' }
const webpack5 = { from: 'weapp-tailwindcss/webpack', name: 'UnifiedWebpackPluginV5' }
const gulp = { from: 'weapp-tailwindcss/gulp', name: 'createPlugins' }
const tailwind4 = (options: Record<string, string> = {}): ExpectedPlugin => ({
  from: '@tailwindcss/postcss',
  options: { optimize: 'false', ...options },
  without: 'breaks',
})
const tailwind3 = (options: Record<string, string> = {}): ExpectedPlugin => ({
  from: 'tailwindcss',
  options,
  without: 'breaks',
})
const autoprefixer: ExpectedPlugin = { from: 'autoprefixer', without: 'none' }
const noPreflight = { corePlugins: '{ preflight: false }' }
const rem2rpx = { rem2rpx: 'true' }
const entry = (path: string) => ({ ...rem2rpx, cssEntries: `[project:${path}]` })
const inHbuilder = { tailwindcssBasedir: 'project:' }
const patchedBy = (member: string) => ({
  ...entry('main.css'),
  ...inHbuilder,
  [`tailwindcssPatcherOptions.${member}`]: 'project:',
  'tailwindcssPatcherOptions.cache.cwd': 'project:',
})
const patched = { options: patchedBy('projectRoot'), optionsWith: { '4.2': patchedBy('patch.cwd') } }
const uni = '@dcloudio/vite-plugin-uni'
const uniVue2 = { from: '@dcloudio/vue-cli-plugin-uni/packages/postcss', without: 'unknown' as const }
const postcssImport = { from: 'postcss-import', without: 'unknown' as const }

type Part = Partial<Expectation>

const base: Omit<Expectation, 'framework' | 'tool' | 'tailwind' | 'host' | 'plugin'> = {
  files: {},
  env: {},
  isElsewhere: false,
  options: rem2rpx,
  postcssIn: 'file',
  postcss: [],
  settings: {},
  tailwindSettings: {},
  scanned: [],
  packages: {},
  provided: [],
}

function recipe(
  framework: string,
  tool: string,
  tailwind: 2 | 3 | 4,
  host: Host,
  plugin: Expectation['plugin'],
  ...parts: Part[]
): Expectation {
  const files = Object.assign({ package: 'package.json' }, ...parts.map(part => part.files))
  return Object.assign({ framework, tool, tailwind, host, plugin }, base, ...parts, { files })
}

const uniVite: Part = { env: mini, hostPlugin: uni, postcssIn: 'build', provided: ['vite', uni, 'vue'] }
const viteConfig = { register: 'vite.config.ts' }
const tailwindConfig = { tailwind: 'tailwind.config.js' }
const hbuilder: Part = { ...uniVite, isElsewhere: true }
const uniWebpack: Part = {
  env: mini,
  scanned: src('vue'),
  packages: { postcss: 'none', webpack: 'unknown' },
  provided: ['@vue/cli-service', 'postcss-import', 'autoprefixer', '@dcloudio/vue-cli-plugin-uni'],
}
const taroBase: Part = {
  env: taro,
  scanned: src('tsx'),
  provided: ['@tarojs/cli', 'vite', 'postcss', 'sass', 'tsconfig-paths-webpack-plugin'],
}
const taroWebpack: Part = { ...taroBase, provided: [...taroBase.provided!, 'less', 'stylus'] }
const three = { packages: { autoprefixer: 'none' as const }, tailwindSettings: noPreflight }
const mpx: Part = {
  scanned: src('mpx'),
  packages: { postcss: 'none', webpack: 'unknown' },
  provided: ['@vue/cli-service', 'autoprefixer'],
}
const native: Part = {
  tailwindSettings: { corePlugins: '{ container: false, preflight: false }' },
}

/** The expectations of all recipes. */
export const expectations: Expectation[] = [
  recipe('uni-app', 'Vite（Vue 3）', 4, 'vite', vite, uniVite, {
    files: { ...viteConfig, style: 'src/main.css', load: 'src/App.vue' },
    options: entry('src/main.css'),
    postcss: [tailwind4()],
    import: 'weapp-tailwindcss/css',
    sourceNot: 'dist',
    scanned: src('vue'),
  }),
  recipe('uni-app', 'Vite（Vue 3）', 3, 'vite', vite, uniVite, three, {
    files: { ...viteConfig, ...tailwindConfig, style: 'src/App.vue' },
    postcss: [tailwind3(), autoprefixer],
    scanned: src('vue'),
  }),
  recipe('uni-app', 'webpack（Vue 2）', 4, 'vue-cli', webpack5, uniWebpack, {
    files: {
      register: 'vue.config.js',
      postcss: 'postcss.config.js',
      style: 'src/main.css',
      load: 'src/App.vue',
    },
    options: entry('src/main.css'),
    postcss: [tailwind4(), postcssImport, autoprefixer, uniVue2],
    import: 'weapp-tailwindcss/css',
    sourceNot: 'dist',
  }),
  recipe('uni-app', 'webpack（Vue 2）', 3, 'vue-cli', webpack5, uniWebpack, {
    files: {
      register: 'vue.config.js',
      postcss: 'postcss.config.js',
      ...tailwindConfig,
      style: 'src/App.vue',
    },
    options: { ...rem2rpx, appType: '"uni-app"' },
    postcss: [postcssImport, tailwind3(), autoprefixer, uniVue2],
    tailwindSettings: noPreflight,
    packages: { postcss: 'none', autoprefixer: 'none', webpack: 'unknown' },
  }),
  recipe('uni-app', 'HBuilderX（Vue 3）', 4, 'vite', vite, hbuilder, {
    ...patched,
    files: { ...viteConfig, style: 'main.css', load: 'App.vue' },
    postcss: [tailwind4({ base: 'project:' })],
    import: 'weapp-tailwindcss/css',
    sourceNot: 'unpackage',
    scanned: top('vue'),
  }),
  recipe('uni-app', 'HBuilderX（Vue 3）', 3, 'vite', vite, hbuilder, three, {
    files: { ...viteConfig, ...tailwindConfig, style: 'App.vue' },
    options: { ...rem2rpx, ...inHbuilder },
    postcss: [tailwind3({ config: 'project:tailwind.config.js' }), autoprefixer],
    scanned: top('vue'),
  }),
  recipe('uni-app', 'HBuilderX（Vue 2）', 2, 'vue-cli', webpack4, three, {
    env: mini,
    isElsewhere: true,
    files: { register: 'vue.config.js', postcss: 'postcss.config.js', ...tailwindConfig, style: 'App.vue' },
    options: { ...rem2rpx, appType: '"uni-app"' },
    postcss: [tailwind3({ config: 'project:tailwind.config.js' }), autoprefixer],
    tailwindSettings: { ...noPreflight, mode: '"jit"', darkMode: 'false' },
    scanned: top('vue'),
    packages: { postcss: 'none', autoprefixer: 'none' },
    provided: ['autoprefixer'],
  }),
  recipe('uni-app x', 'HBuilderX', 4, 'vite', vite, hbuilder, {
    ...patched,
    files: { ...viteConfig, style: 'main.css', load: 'App.uvue' },
    postcss: [tailwind4({ base: 'project:' })],
    import: 'weapp-tailwindcss/uni-app-x',
    sourceNot: 'unpackage',
    scanned: top('uvue'),
  }),
  recipe('uni-app x', 'HBuilderX', 3, 'vite', vite, hbuilder, {
    tailwindSettings: noPreflight,
    files: { ...viteConfig, ...tailwindConfig, style: 'App.uvue' },
    preset: 'uniAppX',
    options: { ...rem2rpx, base: 'project:' },
    postcss: [tailwind3({ config: 'project:tailwind.config.js' })],
    scanned: top('uvue'),
  }),
  recipe('Taro', 'webpack', 4, 'taro-webpack', webpack5, taroWebpack, {
    files: {
      register: 'config/index.ts',
      postcss: 'postcss.config.mjs',
      style: 'src/app.css',
      load: 'src/app.ts',
    },
    options: entry('src/app.css'),
    postcss: [tailwind4()],
    settings: { compiler: '"webpack5"' },
    import: 'weapp-tailwindcss',
  }),
  recipe('Taro', 'webpack', 3, 'taro-webpack', webpack5, taroWebpack, {
    tailwindSettings: noPreflight,
    files: {
      register: 'config/index.ts',
      postcss: 'postcss.config.js',
      ...tailwindConfig,
      style: 'src/app.css',
      load: 'src/app.ts',
    },
    postcss: [tailwind3()],
    settings: { compiler: '"webpack5"' },
  }),
  recipe('Taro', 'Vite', 4, 'taro-vite', vite, taroBase, {
    files: { register: 'config/index.ts', style: 'src/app.css', load: 'src/app.ts' },
    options: entry('src/app.css'),
    postcssIn: 'build',
    postcss: [tailwind4()],
    settings: { compiler: '"vite"' },
    import: 'weapp-tailwindcss',
  }),
  recipe('Taro', 'Vite', 3, 'taro-vite', vite, taroBase, {
    tailwindSettings: noPreflight,
    files: { register: 'config/index.ts', ...tailwindConfig, style: 'src/app.css', load: 'src/app.ts' },
    postcssIn: 'build',
    postcss: [tailwind3()],
    settings: { compiler: '"vite"' },
  }),
  recipe('Mpx', 'webpack', 4, 'vue-cli', webpack5, mpx, {
    files: {
      register: 'mpx.config.js',
      postcss: 'postcss.config.js',
      style: 'src/app.css',
      load: 'src/app.mpx',
    },
    options: entry('src/app.css'),
    postcss: [tailwind4(), autoprefixer],
    import: 'weapp-tailwindcss',
  }),
  recipe('Mpx', 'webpack', 3, 'vue-cli', webpack5, mpx, {
    files: {
      register: 'mpx.config.js',
      postcss: 'postcss.config.js',
      ...tailwindConfig,
      style: 'src/app.mpx',
    },
    options: { ...rem2rpx, appType: '"mpx"' },
    postcss: [tailwind3(), autoprefixer],
    tailwindSettings: noPreflight,
    packages: { postcss: 'none', autoprefixer: 'none', webpack: 'unknown' },
  }),
  recipe('Rax', 'webpack', 3, 'rax', webpack4, {
    files: {
      register: 'build.plugin.js',
      postcss: 'build.json',
      ...tailwindConfig,
      style: 'src/global.css',
      load: 'src/app.js',
    },
    options: { ...rem2rpx, appType: '"rax"', 'tailwindcss.version': '3' },
    postcss: [tailwind3()],
    tailwindSettings: noPreflight,
    settings: { targets: '["wechat-miniprogram"]', plugins: '["./build.plugin.js"]' },
    scanned: src('jsx'),
    packages: { rax: 'breaks', 'rax-app': 'breaks', typescript: 'unknown', postcss: 'none' },
  }),
  recipe('原生小程序', 'weapp-vite', 4, 'weapp-vite', vite, {
    files: { register: 'vite.config.ts', style: 'src/app.css' },
    options: entry('src/app.css'),
    postcssIn: 'build',
    postcss: [tailwind4()],
    settings: { weapp: '{ srcRoot: "src" }' },
    import: 'weapp-tailwindcss',
    scanned: [...src('wxml'), 'src/pages/index/index.js'],
    packages: { 'weapp-vite': 'breaks' },
    provided: ['typescript'],
  }),
  recipe('原生小程序', 'weapp-vite', 3, 'weapp-vite', vite, native, {
    files: {
      register: 'vite.config.mts',
      postcss: 'postcss.config.js',
      ...tailwindConfig,
      style: 'app.wxss',
    },
    postcss: [tailwind3(), autoprefixer],
    scanned: [...top('wxml'), 'pages/index/index.js'],
    packages: { postcss: 'none', autoprefixer: 'none', 'weapp-vite': 'breaks', typescript: 'unknown' },
  }),
  recipe('原生小程序', 'gulp', 4, 'gulp', gulp, {
    files: { register: 'gulpfile.js', style: 'src/app.wxss' },
    options: entry('src/app.wxss'),
    postcssIn: 'build',
    postcss: [tailwind4({ base: 'project:src' })],
    import: 'weapp-tailwindcss',
    scanned: [...src('wxml'), 'src/pages/index/index.js'],
    packages: { postcss: 'none', gulp: 'breaks', 'gulp-postcss': 'breaks' },
  }),
  recipe('原生小程序', 'gulp', 3, 'gulp', gulp, native, {
    files: {
      register: 'gulpfile.js',
      postcss: 'postcss.config.js',
      ...tailwindConfig,
      style: 'src/app.wxss',
    },
    postcss: [tailwind3(), autoprefixer],
    scanned: [...src('wxml'), 'src/pages/index/index.js'],
    packages: { postcss: 'none', autoprefixer: 'none', gulp: 'breaks', 'gulp-postcss': 'breaks' },
  }),
  recipe(
    '自己的脚本',
    'Node.js API',
    3,
    'node',
    { from: 'weapp-tailwindcss/core', name: 'createContext' },
    native,
    {
      files: { register: 'build.mjs', ...tailwindConfig, style: 'src/app.wxss' },
      postcssIn: 'build',
      postcss: [tailwind3(), autoprefixer],
      scanned: [...src('wxml'), 'src/pages/index/index.js'],
      packages: { postcss: 'breaks', autoprefixer: 'none' },
    },
  ),
]

/** Returns what a project for a recipe must contain. */
export function expectationOf({
  framework,
  tool,
  tailwind,
  line = '',
}: Pick<CheckedRecipe, 'framework' | 'tool' | 'tailwind' | 'line'>): Expectation {
  const found = expectations.find(
    other => other.framework === framework && other.tool === tool && other.tailwind === tailwind,
  )
  if (!found) throw new Error(`no expectation for ${framework} ${tool} ${tailwind}`)
  return { ...found, options: found.optionsWith?.[line] ?? found.options }
}
