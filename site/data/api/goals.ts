/** A goal of readers, with the options for it. */
export interface Goal {
  id: string
  title: string
  options: { name: string; text: string }[]
}

/** All options of the plugin, each under its main goal. */
export const goals: Goal[] = [
  {
    id: 'platforms',
    title: '同一份代码构建到多个平台',
    options: [
      { name: 'disabled', text: '在 H5 和 App 上停用插件' },
      { name: 'appType', text: '说明用的是哪个框架，用来识别主样式' },
      { name: 'uniAppX', text: '由 uni-app x 的预设打开，自己不用写' },
    ],
  },
  {
    id: 'units',
    title: '使用 rpx，换算单位',
    options: [
      { name: 'rem2rpx', text: '把 rem 换成 rpx' },
      { name: 'px2rpx', text: '把 px 换成 rpx' },
      { name: 'unitsToPx', text: '把各种单位换成 px' },
      { name: 'supportCustomLengthUnitsPatch', text: '让 Tailwind CSS 把 rpx 当作长度单位' },
    ],
  },
  {
    id: 'more-places',
    title: '让更多地方的类名生效',
    options: [
      { name: 'customAttributes', text: '转义 custom-class 等其他属性里的类名' },
      { name: 'disabledDefaultTemplateHandler', text: '只处理自己列出的属性' },
      { name: 'cssEntries', text: 'Tailwind CSS 4：识别自定义的原子类、变体和插件' },
      { name: 'inlineWxs', text: '处理模板里的 wxs 标签' },
      { name: 'wxsMatcher', text: '处理 wxs、sjs 文件' },
      { name: 'arbitraryValues', text: '允许类名里出现双引号' },
      { name: 'jsArbitraryValueFallback', text: '没有类名集合时，要不要转脚本里的任意值' },
    ],
  },
  {
    id: 'leave-alone',
    title: '让一些字符串保持原样',
    options: [
      { name: 'jsPreserveClass', text: '按内容指定哪些字符串不转，压缩之后仍然有效' },
      { name: 'ignoreTaggedTemplateExpressionIdentifiers', text: '带这些标签的模板字符串不转' },
      { name: 'ignoreCallExpressionIdentifiers', text: '这些函数的参数不转，配合合并类名使用' },
    ],
  },
  {
    id: 'preflight',
    title: '调整预检样式和变量',
    options: [
      { name: 'cssPreflight', text: '增减盒模型、边框等默认声明' },
      { name: 'cssPreflightRange', text: '让这些声明作用于所有元素' },
      { name: 'injectAdditionalCssVarScope', text: '变量被删掉时补回来，渐变和阴影才正常' },
    ],
  },
  {
    id: 'selectors',
    title: '改写小程序不支持的选择器',
    options: [
      { name: 'cssSelectorReplacement', text: '把 :root 和 * 换成别的选择器' },
      { name: 'cssChildCombinatorReplaceValue', text: '指定 space-* 和 divide-* 对哪些标签有效' },
      { name: 'cssRemoveHoverPseudoClass', text: '删掉 :hover' },
      { name: 'cssRemoveProperty', text: '删掉 @property，支付宝小程序需要' },
    ],
  },
  {
    id: 'postcss',
    title: '调整样式的处理',
    options: [
      { name: 'cssPresetEnv', text: '设置语法降级' },
      { name: 'postcssOptions', text: '加上自己的 PostCSS 插件' },
      { name: 'cssCalc', text: '在 calc() 前面补一条算好的值' },
      { name: 'autoprefixer', text: '补上 -webkit- 前缀' },
      { name: 'customRuleCallback', text: '对每条规则调用' },
    ],
  },
  {
    id: 'files',
    title: '决定处理哪些文件',
    options: [
      { name: 'htmlMatcher', text: '指定哪些文件是模板' },
      { name: 'cssMatcher', text: '指定哪些文件是样式' },
      { name: 'jsMatcher', text: '指定哪些文件是脚本' },
      { name: 'mainCssChunkMatcher', text: '指定哪些文件是主样式' },
    ],
  },
  {
    id: 'find-tailwind',
    title: '找到正确的 Tailwind CSS',
    options: [
      { name: 'tailwindcss', text: '声明主版本，指定扫描哪些文件' },
      { name: 'tailwindcssPatcherOptions', text: '设置去哪里找包、怎样缓存类名' },
      { name: 'tailwindcssBasedir', text: '指定应用所在的目录，4.2 里主要用来解析导入' },
      { name: 'rewriteCssImports', text: '改写 @import "tailwindcss"' },
      { name: 'replaceRuntimePackages', text: '把 tailwind-merge 等运行时包换个名字' },
    ],
  },
  {
    id: 'build',
    title: '观察构建，控制性能',
    options: [
      { name: 'onLoad', text: '插件加载时调用' },
      { name: 'onStart', text: '开始处理时调用' },
      { name: 'onUpdate', text: '处理完一个文件时调用' },
      { name: 'onEnd', text: '处理结束时调用' },
      { name: 'cache', text: '开关内存缓存' },
      { name: 'babelParserOptions', text: '设置脚本的解析' },
      { name: 'logLevel', text: '设置打印多少日志' },
      { name: 'runtimeLoaderPath', text: 'webpack 加载器的路径，仅供测试' },
      { name: 'runtimeCssImportRewriteLoaderPath', text: '改写样式导入的加载器路径，仅供测试' },
    ],
  },
  {
    id: 'names',
    title: '改变转义后的名字',
    options: [
      { name: 'customReplaceDictionary', text: '自定义转义用的字符表' },
      { name: 'mangle', text: '压缩类名' },
      { name: 'jsAstTool', text: '不起作用' },
      { name: 'staleClassNameFallback', text: '不起作用' },
    ],
  },
]

/** Options that only 2.x has. */
const gone: Record<string, string> = {
  replaceUniversalSelectorWith: '把 * 换成什么',
  jsEscapeStrategy: '怎样改写脚本',
  minifiedJs: '重新生成脚本时是否压缩',
}

/** Returns the purpose of an option in a few words. */
export function purposeOf(name: string): string {
  const text =
    gone[name] ?? goals.flatMap(({ options }) => options).find(option => option.name === name)?.text
  if (!text) throw new Error(`site/data/api/goals.ts does not say what ${name} is for`)
  return text
}
