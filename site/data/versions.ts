/** Compatibility of a plugin line with a major version of Tailwind CSS. */
export type TailwindStatus = 'works' | 'limited' | 'fails' | 'untested'

/** Support for a major version of Tailwind CSS in a plugin line. */
export interface TailwindSupport {
  major: 2 | 3 | 4
  status: TailwindStatus
  /** Versions without a condition, if the status is `limited`. */
  works?: string
  /** Tailwind CSS versions that were actually tested with this line. */
  tested: string[]
  /** Notes for readers about the combination, in Chinese. */
  note: string
}

/** A plugin line: all versions with the same behaviour for a reader who chooses one. */
export interface PluginLine {
  /** Name in `applies.plugin` of pages. */
  line: string
  /** Date (UTC) of the line's first release. */
  released: string
  /** `engines.node` of the line's last version; null if the package has none. */
  node: string | null
  tailwind: TailwindSupport[]
  /** Range of `@weapp-core/escape` in use; null if the line has its own table. */
  escape: string | null
  /** Range of `@weapp-tailwindcss/merge` with the same class names; null if there is none. */
  merge: string | null
  /** In Chinese. */
  notes: string[]
}

/** A range of versions that pages use in `applies.plugin` if no single line fits. */
export interface PluginRange {
  range: string
  /** Facts about this range, in Chinese. */
  note: string
}

/** A release with changes for readers. */
export interface Release {
  version: string
  /** Date (UTC) of the tag. */
  date: string
  /** In Chinese. */
  summary: string
}

/** Plugin lines, newest first. */
export const pluginLines: PluginLine[] = [
  {
    line: '5.x',
    released: '2026-06-04',
    node: '^22.18.0 || >=24.11.0',
    tailwind: [
      { major: 2, status: 'fails', tested: [], note: '5.0.0 起移除' },
      { major: 3, status: 'untested', tested: [], note: '5.1 起移除' },
      { major: 4, status: 'untested', tested: [], note: '插件支持，本站未实测' },
    ],
    escape: '~8.0.0',
    merge: '>=2.2.1',
    notes: [
      '导出名统一为 WeappTailwindcss，webpack 4 入口移除',
      '5.0 和 5.1 的 Node.js 要求是 ^20.19.0 || >=22.12.0，5.2.0 起提高',
    ],
  },
  {
    line: '4.12.x',
    released: '2026-05-04',
    node: '^20.19.0 || >=22.12.0',
    tailwind: [
      { major: 2, status: 'untested', tested: [], note: '本站未实测' },
      { major: 3, status: 'works', tested: ['3.4.17'], note: '可用' },
      {
        major: 4,
        status: 'limited',
        works: '4.1.x',
        tested: ['4.1.13', '4.3.4'],
        note: '4.1.x 可用；4.3.4 起选择器会带上 :not(#\\#)',
      },
    ],
    escape: '~7.0.0',
    merge: '2.1.5 – 2.2.0',
    notes: ['转义后的类名与 4.6 及更早不同', 'webpack 4 入口的最后一条版本线'],
  },
  {
    line: '4.7 – 4.11',
    released: '2025-11-02',
    node: '^18.17.0 || >=20.5.0',
    tailwind: [
      { major: 2, status: 'untested', tested: [], note: '本站未实测' },
      { major: 3, status: 'untested', tested: [], note: '插件支持，本站未实测' },
      { major: 4, status: 'untested', tested: [], note: '插件支持，本站未实测' },
    ],
    escape: '~5.0.1 – ~7.0.0',
    merge: '2.0 – 2.1',
    notes: ['4.7.0 换了转义后的类名', '4.9.3 – 4.10.3 要求 Node.js ^20.19.0 || >=22.12.0'],
  },
  {
    line: '4.3 – 4.6',
    released: '2025-09-12',
    node: '^18.17.0 || >=20.5.0',
    tailwind: [
      { major: 2, status: 'untested', tested: [], note: '本站未实测' },
      { major: 3, status: 'untested', tested: [], note: '插件支持，本站未实测' },
      { major: 4, status: 'untested', tested: [], note: '插件支持，本站未实测' },
    ],
    escape: '~4.0.1',
    merge: '1.x',
    notes: ['4.3.0 新增 px2rpx 和 cssCalc', '4.5.2 是最后一个有 mangle 的版本'],
  },
  {
    line: '4.2.x',
    released: '2025-07-27',
    node: '^18.17.0 || >=20.5.0',
    tailwind: [
      {
        major: 2,
        status: 'limited',
        tested: ['2.2.17'],
        note: '需要 JIT 和 postcss7-compat，只测过补丁与核心',
      },
      { major: 3, status: 'works', tested: ['3.4.17'], note: '支持最广，uni-app x 原生端只能用它' },
      {
        major: 4,
        status: 'works',
        tested: ['4.0.17', '4.1.13', '4.1.14', '4.1.18', '4.2.0', '4.2.4', '4.3.0'],
        note: '用 4.1.3 以上、4.3.4 以下的版本；要写 cssEntries',
      },
    ],
    escape: '~4.0.x',
    merge: '1.x',
    notes: ['新增 uni-app x 原生端；顶层 cssEntries 从 4.2.6 起可用'],
  },
  {
    line: '4.1.x',
    released: '2025-03-13',
    node: '^18.17.0 || >=20.5.0',
    tailwind: [
      { major: 2, status: 'untested', tested: [], note: '本站未实测' },
      { major: 3, status: 'works', tested: ['3.4.17'], note: '可用' },
      {
        major: 4,
        status: 'works',
        tested: ['4.0.17', '4.1.13'],
        note: 'Tailwind CSS 4.1 需要插件 4.1.4 以上；4.3.4 起选择器会带上 :not()',
      },
    ],
    escape: '~4.0.x',
    merge: '1.x',
    notes: ['4.1.2 起样式入口不再带 @layer'],
  },
  {
    line: '4.0.x',
    released: '2025-02-12',
    node: '^18.17.0 || >=20.5.0',
    tailwind: [
      { major: 2, status: 'untested', tested: [], note: '本站未实测' },
      { major: 3, status: 'works', tested: ['3.4.17'], note: '可用' },
      {
        major: 4,
        status: 'limited',
        tested: ['4.0.17'],
        note: '4.0.1 起可用，4.0.9 起支持 rpx；只配 4.0.x，选择器会带上 :not()',
      },
    ],
    escape: '~4.0.x',
    merge: '1.x',
    notes: ['第一条支持 Tailwind CSS 4 的版本线'],
  },
  {
    line: '3.7.x',
    released: '2024-11-08',
    node: '^18.17.0 || >=20.5.0',
    tailwind: [
      { major: 2, status: 'works', tested: [], note: '3.3.0 起支持（JIT）' },
      { major: 3, status: 'works', tested: ['3.4.17'], note: '可用' },
      {
        major: 4,
        status: 'fails',
        tested: ['4.0.17', '4.1.13', '4.3.4'],
        note: "报 Cannot find module 'tailwindcss'",
      },
    ],
    escape: '2.x',
    merge: null,
    notes: ['webpack 4 入口从 3.0.4 起回归', '3.5.3 及更早只要求 Node.js 16.6'],
  },
  {
    line: '2.11.x',
    released: '2023-11-13',
    node: '>=16.6.0',
    tailwind: [
      { major: 2, status: 'untested', tested: [], note: '没有依据' },
      { major: 3, status: 'works', tested: ['3.4.17'], note: '可用' },
      {
        major: 4,
        status: 'fails',
        tested: ['4.0.17', '4.1.13', '4.3.4'],
        note: "报 Cannot find module 'tailwindcss'",
      },
    ],
    escape: '1.x – 2.x',
    merge: null,
    notes: ['只支持 webpack 5、Vite 和 gulp'],
  },
  {
    line: '1.x',
    released: '2022-03-20',
    node: null,
    tailwind: [
      { major: 2, status: 'works', tested: [], note: '支持' },
      { major: 3, status: 'works', tested: [], note: '支持' },
      { major: 4, status: 'fails', tested: [], note: '不支持' },
    ],
    escape: null,
    merge: null,
    notes: ['包名是 weapp-tailwindcss-webpack-plugin，已停止维护', '发布日取自现存最早的标签 1.2.3'],
  },
]

/** Ranges of versions that some pages apply to. */
export const pluginRanges: PluginRange[] = [
  { range: '2.3.0 – 4.5.x', note: '类名压缩（mangle）随插件提供的版本' },
  { range: '4.0.10 至 4.5.x', note: 'tailwindcssPatcherOptions 是这里描述的形状' },
  { range: '4.0.0 – 4.6.3', note: '转义表与 4.2.x 相同，合并类名用 @weapp-tailwindcss/merge 1.x' },
]

/** Notable releases, newest first. */
export const releases: Release[] = [
  {
    version: '5.0.0',
    date: '2026-06-04',
    summary: '导出名统一为 WeappTailwindcss，移除 webpack 4 与 Tailwind CSS 2',
  },
  { version: '4.12.0', date: '2026-05-04', summary: '新增 doctor 命令' },
  {
    version: '4.11.0',
    date: '2026-03-26',
    summary: '导出别名 weappTailwindcss；支持 uni-app x 组件样式隔离',
  },
  { version: '4.8.0', date: '2025-11-19', summary: '默认改写 @import "tailwindcss"' },
  { version: '4.7.0', date: '2025-11-02', summary: '转义后的类名换成另一套写法' },
  { version: '4.5.2', date: '2025-10-20', summary: 'HBuilderX 下自动找到项目目录' },
  { version: '4.3.0', date: '2025-09-12', summary: '新增 cssCalc、px2rpx、logLevel' },
  { version: '4.2.9', date: '2025-09-11', summary: 'cssRemoveProperty 的默认值改回 true' },
  { version: '4.2.8', date: '2025-09-06', summary: '修正 Taro 里 rounded-full 的无穷大值' },
  { version: '4.2.7', date: '2025-09-04', summary: 'cssRemoveProperty 的默认值改为 false' },
  { version: '4.2.6', date: '2025-08-25', summary: '新增顶层 cssEntries；uni-app x 深色模式' },
  { version: '4.2.4', date: '2025-08-02', summary: 'uni-app x 的样式输出' },
  { version: '4.2.3', date: '2025-08-02', summary: '支持 .uvue 里的 lang="uts"' },
  { version: '4.2.2', date: '2025-07-29', summary: 'uni-app x 支持鸿蒙' },
  { version: '4.2.1', date: '2025-07-28', summary: 'uni-app x 支持 iOS，补上 sourcemap' },
  { version: '4.2.0', date: '2025-07-27', summary: 'uni-app x 原生 App 构建' },
  { version: '4.1.10', date: '2025-06-23', summary: '降级之前先拆掉 @layer' },
  { version: '4.1.5', date: '2025-04-09', summary: '去掉 @supports (color-mix) 分支' },
  { version: '4.1.4', date: '2025-04-04', summary: '支持 Tailwind CSS 4.1.2；新增 weapp-tailwindcss/css' },
  { version: '4.1.3', date: '2025-04-03', summary: '开始适配 Tailwind CSS 4.1' },
  { version: '4.1.2', date: '2025-03-30', summary: '样式入口不再带 @layer，新增 with-layer.css' },
  { version: '4.1.0', date: '2025-03-13', summary: 'JS 语法树缓存' },
  { version: '4.0.9', date: '2025-03-02', summary: '补丁让 Tailwind CSS 4 支持 rpx' },
  { version: '4.0.4', date: '2025-02-22', summary: '移除 ast-grep，脚本只用 Babel 解析' },
  { version: '4.0.1', date: '2025-02-17', summary: '第一个能用 Tailwind CSS 4 的版本' },
  { version: '4.0.0', date: '2025-02-12', summary: '配套 @weapp-tailwindcss/merge；新增 /escape 入口' },
  { version: '3.7.0', date: '2024-11-08', summary: '3.x 的最后一条版本线' },
  { version: '3.0.0', date: '2023-11-27', summary: '内置 rem2rpx，清理旧选项' },
  { version: '2.11.0', date: '2023-11-13', summary: '2.x 的最后一条版本线；新增 Node.js API' },
  { version: '2.10.0', date: '2023-10-16', summary: 'uni-app 样式条件编译' },
  { version: '2.5.0', date: '2023-06-19', summary: '新增 inlineWxs、wxsMatcher' },
  { version: '2.1.3', date: '2023-04-27', summary: 'Tailwind CSS 放宽到 3.0.0' },
  { version: '2.0.4', date: '2023-04-07', summary: '补丁的结果有了自己的类型' },
  {
    version: '2.0.1',
    date: '2023-03-21',
    summary: '统一插件，静态和动态类名一起处理；要求 Tailwind CSS 3.2.2 以上',
  },
  { version: '1.6.1', date: '2022-06-08', summary: 'cssPreflight 的每一项有了自己的类型' },
  { version: '1.2.7', date: '2022-03-28', summary: '记下模板表达式的位置' },
]
