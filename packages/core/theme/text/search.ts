import { filterLabels } from './filter-labels'
import { pendingSearchText } from './pending-search'

export interface SearchDialogText {
  label: string
  placeholder: string
  clear: string
  cancel: string
  loading: string
  recent: string
  favorite: string
  noRecent: string
  save: string
  removeRecent: string
  removeFavorite: string
  errorTitle: string
  errorHelp: string
  /** Replaces both while the device is offline. */
  offline: string
  /** Before the keyword that matched a page. */
  keyword: string
  /** Above the results: words of the query that no page contains. */
  missing: (words: string) => string
  noResults: string
  /** Quotes around words of the query. */
  quotes: readonly [string, string]
  /** Number of results hidden by the filter. */
  elsewhere: (count: number) => string
  tryFor: string
  reportQuestion: string
  reportLink: string
  seeAll: (count: number) => string
  /** Expands further hits of a page. */
  moreOfPage: (count: number) => string
  /** Label of the row of filters, and the filters. */
  filters: string
  filterLabels: (typeof filterLabels)['zh']
  select: string
  selectKey: string
  navigate: string
  downKey: string
  upKey: string
  close: string
  closeKey: string
  provider: string
  /** For screen readers only. */
  found: (count: number) => string
  foundNone: string
}

/** The dialog's texts in English (as quoted) and Chinese; selected by `quotedSurfaces`. */
export const searchDialogText: Record<'en' | 'zh', SearchDialogText> = {
  en: {
    ...pendingSearchText.en,
    recent: 'Recent',
    favorite: 'Favorite',
    noRecent: 'No recent searches',
    save: 'Save this search',
    removeRecent: 'Remove this search from history',
    removeFavorite: 'Remove this search from favorites',
    errorTitle: 'Unable to fetch results',
    errorHelp: 'You might want to check your network connection.',
    offline: 'You are offline, and the search index is not stored on this device.',
    keyword: 'Keyword:',
    missing: words => `No page contains ${words}; these match the other words.`,
    noResults: 'No results for',
    quotes: ['"', '"'],
    elsewhere: count => (count === 1 ? 'Show 1 result elsewhere' : `Show ${count} results elsewhere`),
    tryFor: 'Try searching for:',
    reportQuestion: 'Believe this query should return results?',
    reportLink: 'Let us know.',
    seeAll: count => (count === 1 ? 'See 1 result' : `See all ${count} results`),
    moreOfPage: count => (count === 1 ? '1 more of this page' : `${count} more of this page`),
    filters: 'Search in',
    filterLabels: filterLabels.en,
    select: 'to select',
    selectKey: 'Enter key',
    navigate: 'to navigate',
    downKey: 'Arrow down',
    upKey: 'Arrow up',
    close: 'to close',
    closeKey: 'Escape key',
    provider: 'Search by',
    found: count => (count === 1 ? 'One result' : `${count} results`),
    foundNone: 'No results',
  },
  zh: {
    ...pendingSearchText.zh,
    recent: '最近搜索',
    favorite: '收藏',
    noRecent: '没有最近搜索',
    save: '保存这个搜索',
    removeRecent: '从历史记录中删除这个搜索',
    removeFavorite: '从收藏列表中删除这个搜索',
    errorTitle: '无法获取结果',
    errorHelp: '你可能需要检查网络连接。',
    offline: '当前没有网络，这台设备上也没有存下搜索索引。',
    keyword: '关键词：',
    missing: words => `没有找到 ${words}，以下只匹配其余的词`,
    noResults: '没有结果：',
    quotes: ['「', '」'],
    elsewhere: count => `查看其他范围的 ${count} 个结果`,
    tryFor: '试试搜索：',
    reportQuestion: '认为这个查询应该有结果？',
    reportLink: '请告知我们。',
    seeAll: count => `查看全部 ${count} 个结果`,
    moreOfPage: count => `本页还有 ${count} 处`,
    filters: '搜索范围',
    filterLabels: filterLabels.zh,
    select: '选中',
    selectKey: 'Enter 键',
    navigate: '导航',
    downKey: '向下键',
    upKey: '向上键',
    close: '关闭',
    closeKey: 'Esc 键',
    provider: '搜索提供',
    found: count => `${count} 个结果`,
    foundNone: '没有结果',
  },
}
