// The interface in Chinese. The bundlers put en.ts in its place for sites in other languages (pipeline/text-catalogue.ts).
import type { ClientText, ShortcutsText } from '../../client'
import { filterLabels } from './filter-labels'

/** Language of dates. */
export const dateLanguage: string = 'zh-CN'

/** Strings of the shell: they travel to the browser. */
export const shellText = {
  skipToContent: '跳到主要内容',
  mainNavigation: '主导航',
  toggleNavigation: '切换导航栏',
  closeNavigation: '关闭导航栏',
  backToMainMenu: '← 回到主菜单',
  expandDropdown: '展开下拉菜单',
  collapseDropdown: '折叠下拉菜单',
  closeAnnouncement: '关闭',
  /** Items that the bar has no room for. */
  moreItems: '其他',

  docsSidebar: '文档侧边栏',
  blogSidebar: '最近博文导航',
  expandCategory: (label: string) => `展开侧边栏分类 '${label}'`,
  collapseCategory: (label: string) => `折叠侧边栏分类 '${label}'`,
  hiddenSiblings: (count: number) => `另有 ${count} 项`,
}

/** Strings of what stands in <main>: they are used at build time only. */
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
    text: '我们找不到您要找的页面。',
    advice: '请联系原始链接来源网站的所有者，并告知他们链接已损坏。',
    search: '搜索文档',
    home: '回到首页',
    waysOn: '从这里继续',
  },

  searchTitle: '在文档中搜索',
  searchNeedsScript: '搜索需要启用 JavaScript。',
  loading: '加载中…',
  details: '详情',

  admonition: {
    note: '备注',
    tip: '提示',
    info: '信息',
    warning: '注意',
    danger: '危险',
    caution: '警告',
    secondary: 'secondary',
    important: 'important',
    success: 'success',
  },
}

/** Strings that the browser runtime puts into the article. */
export const clientText: ClientText = {
  copy: '复制',
  copied: '复制成功',
  copyCode: '复制代码到剪贴板',
  copyFailed: '复制失败',
  toggleWrap: '切换自动换行',
  zoomImage: '放大图片',
  closeZoom: '关闭大图',
  islandFailed: '这一部分没有加载成功',
  retry: '重试',
  dismiss: '关闭',
  navigationFailed: '页面没有加载成功',
  loadingPage: '正在加载页面…',
  colorMode: {
    toggle: mode => `切换浅色/暗黑模式（当前为${mode}）`,
    light: '浅色模式',
    dark: '暗黑模式',
    system: '跟随系统',
  },
}

/** The list of keyboard shortcuts; "Mod" becomes the platform's key. */
export const shortcutsText: ShortcutsText = {
  title: '键盘快捷键',
  close: '关闭',
  rows: [
    { keys: ['Mod+K', '/'], what: '打开搜索' },
    { keys: ['↑', '↓'], what: '选择搜索结果' },
    { keys: ['Enter'], what: '打开选中的结果' },
    { keys: ['Mod+Enter'], what: '在新标签页里打开' },
    { keys: ['Esc'], what: '关闭搜索、菜单或这个窗口' },
    { keys: ['←', '→'], what: '在代码标签之间移动' },
    { keys: ['?'], what: '显示这张表' },
  ],
}

/** Live code. */
export const liveText = {
  editor: '实时编辑器',
  result: '结果',
  retry: '重试',
  tooLong: '运行超过了 2 秒，已停止：是不是有结束不了的循环？',
}

/** The search button of the navbar. */
export const searchButtonText = {
  label: '搜索',
  labelWithKeys: (keys: string) => `搜索（${keys}）`,
  failed: '无法加载搜索',
}

/** The search page. */
export const searchPageText = {
  title: (query: string) => (query ? `「${query}」的搜索结果` : '在文档中搜索'),
  placeholder: '在此输入搜索字词',
  label: '搜索',
  version: '版本',
  found: (count: number) => `找到 ${count} 条结果`,
  /** When the pages are counted. */
  foundPages: (count: number) => `找到 ${count} 份文件`,
  filters: '搜索范围',
  filterLabels: filterLabels.zh,
  none: '未找到任何结果',
  loading: '正在搜索',
  more: '正在获取新的搜索结果...',
  provider: '通过 Algolia 搜索',
  needsScript: '搜索需要启用 JavaScript。',
  errorTitle: '无法获取结果',
  errorHelp: '你可能需要检查网络连接。',
}

/** The landing page when it is served under another base URL than it was built for. */
export const bannerText = {
  failed: '网站没有正确加载。',
  reason: '常见的原因是 baseUrl 配置有误。',
  current: (baseUrl: string) => `当前配置的 baseUrl = ${baseUrl}${baseUrl === '/' ? '（默认值）' : ''}`,
  /** The address follows. */
  suggestion: '建议试试 baseUrl = ',
}
