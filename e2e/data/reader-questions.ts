/** A frequent question: the page that answers it, the clicks that lead there, and queries that must find it. */
export interface ReaderQuestion {
  question: string
  page: string
  /** Pages to click through, at most two steps from /docs/intro. */
  clicks: string[]
  /** Queries whose first three results must include the page. */
  searches: string[]
}

export const readerQuestions: ReaderQuestion[] = [
  {
    question: '照着文档做了，样式没生效，看哪一页',
    page: '/docs/issues',
    clicks: ['/docs/issues'],
    searches: ['样式没生效', '没样式', '不生效'],
  },
  { question: '哪个版本配哪个版本', page: '/docs/intro', clicks: [], searches: ['版本怎么搭', '版本搭配'] },
  {
    question: '@import "tailwindcss" 还是 "weapp-tailwindcss"',
    page: '/docs/quick-start/v4',
    clicks: ['/docs/quick-start/v4'],
    searches: ['@import weapp-tailwindcss', 'tailwind 4 开始之前'],
  },
  {
    question: 'text-[32rpx] 变成颜色',
    page: '/docs/issues/rpx-ambiguities',
    clicks: ['/docs/issues/rpx-ambiguities'],
    searches: ['rpx 颜色', 'text-[32rpx]'],
  },
  {
    question: 'rem、px 怎么变成 rpx',
    page: '/docs/quick-start/rem2rpx',
    clicks: ['/docs/quick-start/rem2rpx'],
    searches: ['rem 转 rpx', 'rem2rpx'],
  },
  {
    question: 'HBuilderX 怎么配',
    page: '/docs/quick-start/frameworks/hbuilderx',
    clicks: ['/docs/quick-start/frameworks/hbuilderx'],
    searches: ['hbuilderx'],
  },
  {
    question: 'H5、App、uni-app x 要不要关掉插件',
    page: '/docs/multi-platform',
    clicks: ['/docs/multi-platform'],
    searches: ['H5 关闭插件', '多端构建'],
  },
  {
    question: '自定义组件里没有样式',
    page: '/docs/issues/externalClasses',
    clicks: ['/docs/issues/externalClasses'],
    searches: ['外部样式类', 'custom-class'],
  },
  {
    question: 'JS 里的字符串转不转',
    page: '/docs/options/comments',
    clicks: ['/docs/options/comments'],
    searches: ['字符串不被转义', 'weappTwIgnore'],
  },
  {
    question: '体积、分包、monorepo',
    page: '/docs/quick-start/independent-pkg',
    clicks: ['/docs/quick-start/independent-pkg'],
    searches: ['独立分包', 'fenbao'],
  },
]
