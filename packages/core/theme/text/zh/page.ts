import { admonitionTitles } from '../../../model'
export const dateLanguage: string = 'zh-CN'

/** Texts in <main>, used at build time only. */
export const pageText = {
  breadcrumbs: '页面路径',
  home: '主页面',
  tableOfContents: '本页总览',
  backToTop: '回到顶部',
  docNeighbours: '文件选项卡',
  previousPage: '上一页',
  nextPage: '下一页',
  editPage: '编辑此页',
  reportPage: '报告此页的问题',
  copyMarkdown: '复制为 Markdown',
  readOffline: '离线阅读',
  itemCount: (count: number) => `${count} 个项目`,
  /** 最后由 某人 于 2025年8月4日 更新 */
  lastUpdated: { before: '最后', by: (author: string) => `由 ${author} `, on: '于 ', after: ' 更新' },
  unlistedTitle: '未列出页',
  unlistedText: '此页未列出。搜索引擎不会收录它，只有知道直接链接的人能看到。',
  draftTitle: '草稿页',
  draftText: '此页是草稿，只在开发时可见，不会出现在正式网站里。',
  tags: '标签：',
  allTags: '标签',

  versionBadge: (label: string) => `版本：${label}`,
  versionBanner: {
    unreleased: (label: string) => `你正在看 ${label} 版的文档，这一版还没有发布。`,
    unmaintained: (label: string) => `你正在看 ${label} 版的文档，这一版已经不再维护。`,
    latest: (label: string) => `查看最新版本（${label}）`,
  },

  archive: '历史博文',
  feed: 'RSS 订阅',
  readMore: '阅读更多',
  readMoreOf: (title: string) => `阅读 ${title} 的全文`,
  readingTime: (minutes: number) => `阅读需 ${minutes} 分钟`,
  newerEntries: '较新的博文',
  olderEntries: '较旧的博文',
  newerPost: '较新一篇',
  olderPost: '较旧一篇',
  listNeighbours: '博文列表分页导航',
  postNeighbours: '博文分页导航',
  postCount: (count: number) => `${count} 篇博文`,
  postsOfTag: (label: string) => `标签「${label}」`,
  postsOfAuthor: (label: string) => `${label} 的博文`,
  authors: '作者',
  empty: '这里还没有内容。',

  notFoundTitle: '找不到页面',
  notFound: {
    text: '我们找不到你要找的页面。',
    advice: '它可能换了地址。如果是别的网站带你来的，请告诉站长链接已经失效。',
    search: '搜索文档',
    submit: '搜索',
    home: '回到首页',
    likely: '你要找的可能是',
    waysOn: '常用入口',
  },

  searchTitle: '在文档中搜索',
  searchNeedsScript: '搜索需要启用 JavaScript。',
  loading: '加载中…',
  details: '详情',

  admonition: admonitionTitles('zh'),
  tabs: '选项',
}

/** Texts of the banner for a site served under a wrong base URL. */
export const bannerText = {
  failed: '网站没有正确加载。',
  reason: '常见的原因是 baseUrl 配置有误。',
  current: (baseUrl: string) => `当前配置的 baseUrl = ${baseUrl}${baseUrl === '/' ? '（默认值）' : ''}`,
  /** Followed by the address. */
  suggestion: '建议试试 baseUrl = ',
}
